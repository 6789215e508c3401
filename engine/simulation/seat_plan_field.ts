/**
 * Finite fields: the arithmetic that balanced seat plans are made of.
 *
 * @module
 */

/**
 * By number of elements that is no prime: the prime, and what the power of `x` that is one too high
 * is equal to, lowest coefficient first. From the irreducible polynomials x² + x + 1 and
 * x³ + x + 1 over GF(2), and x² + 1 over GF(3).
 */
const EXTENSIONS: Readonly<Record<number, { readonly prime: number; readonly top: number[] }>> = {
  4: { prime: 2, top: [1, 1] },
  8: { prime: 2, top: [1, 1, 0] },
  9: { prime: 3, top: [2, 0] },
};

/** A field of up to nine elements, which are the numbers from 0; 0 and 1 are its zero and one. */
export class FiniteField {
  private readonly prime: number;
  private readonly top: readonly number[];

  /** @param size Number of elements: 2, 3, 4, 5, 7, 8 or 9. */
  constructor(readonly size: number) {
    const { prime, top } = EXTENSIONS[size] ?? { prime: size, top: [0] };
    this.prime = prime;
    this.top = top;
  }

  /** The sum of two elements. */
  add(a: number, b: number): number {
    const y = this.digits(b);
    return this.element(this.digits(a).map((digit, place) => digit + y[place]));
  }

  /** The product of two elements. */
  multiply(a: number, b: number): number {
    const { prime, top } = this;
    const y = this.digits(b);
    // From the highest digit of `a` on: what there is so far goes up by a power, then `b` joins.
    const product = this.digits(a).reduceRight<number[]>((sum, digit) => {
      const carry = sum[sum.length - 1];
      return y.map((other, place) =>
        ((sum[place - 1] ?? 0) + carry * top[place] + digit * other) % prime
      );
    }, y.map(() => 0));
    return this.element(product);
  }

  /** The element that gives 1 together with one other than 0. */
  invert(a: number): number {
    let inverse = 1;
    while (this.multiply(a, inverse) !== 1) inverse++;
    return inverse;
  }

  /** Elements are numbers in base {@link prime}; a digit is the factor of a power of `x`. */
  private digits(element: number): number[] {
    const { prime, top } = this;
    return top.map((_, place) => Math.floor(element / prime ** place) % prime);
  }

  private element(digits: readonly number[]): number {
    const { prime } = this;
    return digits.reduce((sum, digit, place) => sum + digit % prime * prime ** place, 0);
  }
}

/** The parts of `jstat` in use here; the package has no types of its own. */

interface Normal {
  /** Quantile. */
  inv(probability: number, mean: number, sd: number): number;
}

interface StudentT {
  /** Density. */
  pdf(t: number, df: number): number;
  /** Quantile, good for about eight digits. */
  inv(probability: number, df: number): number;
}

interface JStat {
  readonly normal: Normal;
  readonly studentt: StudentT;
  /** Complementary error function. */
  erfc(x: number): number;
  /** Logarithm of the gamma function. */
  gammaln(x: number): number;
  /** Regularized lower incomplete gamma function. */
  lowRegGamma(shape: number, x: number): number;
}

declare const jstat: JStat;
export default jstat;

/** The part of seedrandom's Tyche-i that we use. */
export default function tychei(seed: string): { int32(): number };

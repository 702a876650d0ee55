/** The part of jstat that is used here. */
declare module 'jstat' {
  const jstat: {
    readonly beta: { inv(p: number, alpha: number, beta: number): number };
    readonly chisquare: { cdf(x: number, degreesOfFreedom: number): number };
    gammaln(x: number): number;
  };
  export default jstat;
}

declare global {
  /**
   * Every package that must be loaded once adds an entry when it runs: package, and the build that
   * contains it.
   */
  var __storefrontCopies: [packageName: string, build: string][] | undefined;
}

/** A package that runs twice, and the build with the second copy. */
export interface SecondCopy {
  readonly packageName: string;
  readonly build: string;
}

/**
 * Two live copies of react, effector or shared-domain are a defect: hooks, scopes and state would
 * part.
 */
export function secondCopies(): SecondCopy[] {
  const seen = new Set<string>();
  const second: SecondCopy[] = [];
  for (const [packageName, build] of globalThis.__storefrontCopies ?? []) {
    if (seen.has(packageName)) second.push({ packageName, build });
    seen.add(packageName);
  }
  return second;
}

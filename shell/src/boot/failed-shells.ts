import type { PageComposition } from '@storefront/loader/page';

/** Key in `sessionStorage`: addresses of shells whose scripts this tab could not load or run. */
const KEY = 'storefront.failed-shells';
const MOST = 5;

/** Addresses of shells that failed in this tab; none without storage. */
export function failedShells(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((base) => typeof base === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Keeps that a shell failed. False without storage: a reload would then bring the same shell again.
 */
export function keepFailedShell(base: string): boolean {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify([...failedShells().filter((other) => other !== base), base].slice(-MOST)),
    );
    return true;
  } catch {
    return false;
  }
}

/** The next load tries every shell again. */
export function forgetFailedShells(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/**
 * The last good composition: each build that was replaced, in place of its successor. Null when the
 * shell has no earlier build that fits.
 */
export function lastGood(composition: PageComposition): PageComposition | null {
  const { shell, ...remotes } = composition.previous;
  if (shell === undefined || shell.contract !== composition.contract) return null;
  const known = Object.entries(remotes).filter(([name]) =>
    Object.hasOwn(composition.remotes, name),
  );
  return {
    ...composition,
    shell,
    remotes: { ...composition.remotes, ...Object.fromEntries(known) },
    previous: {},
  };
}

/** The first composition whose shell did not fail in this tab; null when all of them did. */
export function firstUsable(
  compositions: readonly (PageComposition | null)[],
  failed: readonly string[],
): PageComposition | null {
  return (
    compositions.find(
      (composition) => composition !== null && !failed.includes(composition.shell.base),
    ) ?? null
  );
}

import type { PageComposition } from '@storefront/loader/page';

/** Key in `sessionStorage`: base URLs of shells that failed to load or run in this tab. */
const KEY = 'storefront.failed-shells';
const MAX_SHELLS = 5;

/** Base URLs of shells that failed in this tab; empty without storage. */
export function failedShells(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((base) => typeof base === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a failed shell. False without storage: a reload would then start the same shell again. */
export function saveFailedShell(base: string): boolean {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(
        [...failedShells().filter((other) => other !== base), base].slice(-MAX_SHELLS),
      ),
    );
    return true;
  } catch {
    return false;
  }
}

/** Clears the list, so that the next load may use every shell again. */
export function forgetFailedShells(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // without storage there is no list
  }
}

/**
 * The last good composition: each replaced build in place of its successor. Null when the shell has
 * no earlier build with the same contract.
 */
export function lastGood(composition: PageComposition): PageComposition | null {
  const { shell, ...remotes } = composition.previous;
  if (shell === undefined || shell.contract !== composition.contract) return null;
  const known = Object.entries(remotes).filter(([name]) =>
    Object.hasOwn(composition.remotes, name),
  );
  const { rest } = composition;
  return {
    ...composition,
    shell,
    remotes: { ...composition.remotes, ...Object.fromEntries(known) },
    previous: {},
    ...(rest ? { rest: { ...rest, isLastGood: true } } : {}),
  };
}

/**
 * The first composition with a shell that did not fail in this tab; null when all of them failed.
 */
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

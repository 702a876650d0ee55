interface ScriptUrlPolicy {
  createScriptURL(url: string): object | string;
}

declare global {
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(url: string): string },
        ): ScriptUrlPolicy;
      }
    | undefined;
  /**
   * The page's one policy, which every build loads its scripts with. Start scripts of earlier releases
   * provide none.
   */
  var __storefrontScripts: ScriptUrlPolicy | undefined;
}

/**
 * Makes the address of a script that the DOM accepts under Trusted Types. Throws for an address
 * outside `bases`.
 */
export type ScriptUrl = (url: string) => string;

/** The complete URL; '' for one that cannot be parsed. */
function whole(url: string): string {
  try {
    return new URL(url, location.href).href;
  } catch {
    return '';
  }
}

function onlyUnder(isAllowed: (url: string) => boolean): ScriptUrl {
  return (url) => {
    if (isAllowed(url)) return url;
    throw new TypeError(`${url} is not part of the composition`);
  };
}

const createPolicy = (createScriptURL: ScriptUrl): ScriptUrlPolicy =>
  // eslint-disable-next-line compat/compat -- a browser without it checks no URLs
  globalThis.trustedTypes?.createPolicy('storefront', { createScriptURL }) ?? { createScriptURL };

/**
 * Creates the page's policy, before any other script runs: a page allows one policy of its name, so
 * that no build can create another. It accepts URLs below `bases` and those of `files`. No effect
 * where the page has it.
 */
export function providePolicy(bases: readonly string[], files: readonly string[]): void {
  if (globalThis.__storefrontScripts) return;
  // each address begins with ''
  const known = bases.map(whole).filter((base) => base !== '');
  const single = new Set(files.map(whole));
  const value = createPolicy(
    onlyUnder((url) => {
      const address = whole(url);
      return single.has(address) || known.some((base) => address.startsWith(base));
    }),
  );
  Object.defineProperty(globalThis, '__storefrontScripts', { value });
}

/** The addresses of scripts below `bases`; each caller has its own, all of one policy. */
export function scriptUrlPolicy(bases: readonly string[]): ScriptUrl {
  const checked = onlyUnder((url) => bases.some((base) => url.startsWith(base)));
  const policy = globalThis.__storefrontScripts ?? createPolicy(checked);
  // A trusted URL is passed only to `script.src`, where the DOM accepts it instead of a string.
  return (url) => policy.createScriptURL(checked(url)) as unknown as string;
}

/**
 * Mode of every request for a file of a build. A preload must use the same mode as the request, or
 * the file is loaded twice; the bundler's chunk loader uses this mode for every file with a hash.
 */
export const CROSS_ORIGIN = 'anonymous';

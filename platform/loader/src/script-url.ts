interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
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
}

/**
 * Makes the address of a script that the DOM accepts under Trusted Types. Throws for an address
 * outside `bases`.
 */
export type ScriptUrl = (url: string) => string;

/** Several policies may have the same name: each has its own `bases`. */
export function scriptUrlPolicy(bases: readonly string[]): ScriptUrl {
  const createScriptURL = (url: string): string => {
    if (bases.some((base) => url.startsWith(base))) return url;
    throw new TypeError(`${url} is not part of the composition`);
  };
  const policy = globalThis.trustedTypes?.createPolicy('storefront', { createScriptURL });
  // A trusted URL is passed only to `script.src`, where the DOM accepts it instead of a string.
  return policy ? (url) => policy.createScriptURL(url) as unknown as string : createScriptURL;
}

/**
 * Mode of every request for a file of a build. A preload must use the same mode as the request, or
 * the file is loaded twice; the bundler's chunk loader uses this mode for every file with a hash.
 */
export const CROSS_ORIGIN = 'anonymous';

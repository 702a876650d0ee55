import type { Compiler } from '@rspack/core';

/** Of this repository, and of the package that other repositories install. */
const sharedSource =
  /[\\/](?:shared-(?:domain|ui)[\\/]src|@storefront[\\/]remote[\\/]dist[\\/]shared-(?:domain|ui))[\\/]/;

/**
 * Rejects a remote that contains source of a shared package: by a relative path, or by an entry
 * that is not in the list of singletons. It would be a second copy of live state, and the remote's
 * hash would no longer cover all of its sources.
 */
export class NoSharedSourcePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoSharedSourcePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoSharedSourcePlugin', (modules) => {
        const carried = new Set<string>();
        for (const module of modules) {
          if (
            'resource' in module &&
            typeof module.resource === 'string' &&
            sharedSource.test(module.resource)
          ) {
            carried.add(module.resource);
          }
        }
        for (const file of carried) {
          compilation.errors.push(
            new compiler.rspack.WebpackError(
              `${file} belongs to a shared package: import it by its public entry.`,
            ),
          );
        }
      });
    });
  }
}

import type { Compiler } from '@rspack/core';

/**
 * Lets the loader repeat failed requests of a running build:
 * `globalThis.__storefrontAskAgain[uniqueName](query)`. After the call, `query` is appended to the
 * URL of every chunk, because the same URL would wait for the browser's pending request or return
 * broken bytes from its cache. Modules that threw during evaluation are evaluated again. Starting
 * the build a second time would add a second copy of its models.
 */
export class RefetchPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    const { require, moduleCache } = RuntimeGlobals;
    const key = JSON.stringify(compiler.options.output.uniqueName);
    class RefetchRuntimeModule extends RuntimeModule {
      constructor() {
        super('storefront refetch', RuntimeModule.STAGE_TRIGGER);
      }
      override generate(): string {
        return [
          `let query = '';`,
          `for (const part of ['u', 'k']) {`,
          `  const address = ${require}[part];`,
          `  if (address) ${require}[part] = (id) => address(id) + query;`,
          `}`,
          `(globalThis.__storefrontAskAgain ??= {})[${key}] = (fresh) => {`,
          `  query = fresh;`,
          `  for (const id in ${moduleCache}) if (${moduleCache}[id].error !== undefined) delete ${moduleCache}[id];`,
          `};`,
        ].join('\n');
      }
    }
    compiler.hooks.thisCompilation.tap('RefetchPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RefetchPlugin', (chunk, needs) => {
        // a build of one file requests no chunks
        if (!needs.has(RuntimeGlobals.ensureChunk)) return;
        needs.add(moduleCache);
        compilation.addRuntimeModule(chunk, new RefetchRuntimeModule());
      });
    });
  }
}

import type { Compiler } from '@rspack/core';

/**
 * Lets the loader ask a running build again for what failed:
 * `globalThis.__storefrontAskAgain[uniqueName](query)`. From then on every chunk has `query` behind
 * its address, because the same address would wait on the browser's pending request or get broken
 * bytes from its cache; and modules that threw while they ran are run anew. Starting the build a
 * second time instead would bring a second copy of its models.
 */
export class AskAgainPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    const { require, moduleCache } = RuntimeGlobals;
    const key = JSON.stringify(compiler.options.output.uniqueName);
    class AskAgainRuntimeModule extends RuntimeModule {
      constructor() {
        super('storefront ask again', RuntimeModule.STAGE_TRIGGER);
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
    compiler.hooks.thisCompilation.tap('AskAgainPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('AskAgainPlugin', (chunk, needs) => {
        // a build of one file asks for no chunks
        if (!needs.has(RuntimeGlobals.ensureChunk)) return;
        needs.add(moduleCache);
        compilation.addRuntimeModule(chunk, new AskAgainRuntimeModule());
      });
    });
  }
}

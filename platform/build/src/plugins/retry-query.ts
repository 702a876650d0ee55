import type { Compiler } from '@rspack/core';

/**
 * Lets the loader give the chunks of one build new addresses: `globalThis.__storefrontRetry[uniqueName]` is appended
 * to every chunk's address. The same address would wait on the browser's pending request, or get the broken bytes from
 * its cache; a fresh container instead would bring a second copy of the remote's models.
 */
export class RetryQueryPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    const key = JSON.stringify(compiler.options.output.uniqueName);
    class RetryQueryRuntimeModule extends RuntimeModule {
      constructor() {
        super('storefront retry query', RuntimeModule.STAGE_TRIGGER);
      }
      override generate(): string {
        return [
          `const retry = () => globalThis.__storefrontRetry?.[${key}] ?? '';`,
          `for (const part of ['u', 'k']) {`,
          `  const address = __webpack_require__[part];`,
          `  if (address) __webpack_require__[part] = (id) => address(id) + retry();`,
          `}`,
        ].join('\n');
      }
    }
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryQueryPlugin', (chunk, needs) => {
        if (!needs.has(RuntimeGlobals.ensureChunk)) return; // a build of one file asks for no chunks
        compilation.addRuntimeModule(chunk, new RetryQueryRuntimeModule());
      });
    });
  }
}

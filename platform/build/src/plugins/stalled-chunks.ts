import type { Compiler } from '@rspack/core';

/** The runtime modules that request a script or a style, with a timer of a fixed time. */
const REQUESTS: readonly string[] = ['load_script', 'css_loading'];

const TIMER =
  /setTimeout\(\s*(on\w+Complete\.bind\(null, undefined, \{\s*type: \W\w+\W,\s*target: (\w+)\s*\}\)),\s*(\d+)\s*\)/;

/**
 * Gives the request for a chunk the page's timer (`platform/loader/src/when-stalled.ts`), which waits
 * while other files arrive: the bundler's ends after a fixed time, on a slow connection too.
 */
export class StalledChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StalledChunksPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('StalledChunksPlugin', ({ name, source }) => {
        if (source === undefined || !REQUESTS.includes(name)) return;
        const text = source.source.toString('utf8');
        if (!TIMER.test(text)) throw new Error(`the runtime module ${name} has no timer`);
        source.source = Buffer.from(
          text.replace(TIMER, '(globalThis.__storefrontStalled ?? setTimeout)($1, $3, $2)'),
        );
      });
    });
  }
}

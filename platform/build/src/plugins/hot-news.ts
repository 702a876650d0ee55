import type { Compiler } from '@rspack/core';

/** Sent to the parent process after every build. `problems` are empty when it succeeded. */
export interface HotNews {
  readonly hash: string;
  readonly problems: readonly string[];
}

/** Tells the process that started this one about every build. */
export class HotNewsPlugin {
  apply(compiler: Compiler): void {
    process.once('disconnect', () => process.exit()); // nobody is left to build for
    compiler.hooks.done.tap('HotNewsPlugin', (stats) => {
      const { hash = '', errors = [] } = stats.toJson({ all: false, hash: true, errors: true });
      const news: HotNews = {
        hash,
        problems: errors.map(
          ({ message, moduleName }) => `${moduleName ?? 'The build'}: ${message}`,
        ),
      };
      process.send?.(news);
    });
  }
}

import type { Compiler } from '@rspack/core';

/** Sent to the parent process after every build. `problems` are empty when it succeeded. */
export interface HotUpdate {
  readonly hash: string;
  readonly problems: readonly string[];
}

/** Sends every build to the parent process. */
export class HotUpdatePlugin {
  apply(compiler: Compiler): void {
    process.once('disconnect', () => process.exit()); // the parent process has ended
    compiler.hooks.done.tap('HotNewsPlugin', (stats) => {
      const { hash = '', errors = [] } = stats.toJson({ all: false, hash: true, errors: true });
      const update: HotUpdate = {
        hash,
        problems: errors.map(
          ({ message, moduleName }) => `${moduleName ?? 'The build'}: ${message}`,
        ),
      };
      process.send?.(update);
    });
  }
}

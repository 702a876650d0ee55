import path from 'node:path';
import type { Compilation } from '@rspack/core';

/** Modules of a compilation, for the build record. */
export interface DiscoveredModules {
  /** Sources of the workspace itself, sorted. */
  readonly files: readonly string[];
  /** Keys of the federated singletons that any of its chunks consumes. */
  readonly consumed: ReadonlySet<string>;
}

const consumeModule = /^consume shared module \([^)]*\) (.+?)@/;

/** Key of the singleton that a module represents, or null. */
export const consumedKey = (identifier: string): string | null =>
  consumeModule.exec(identifier)?.[1] ?? null;

/**
 * Records the modules of a compilation. Call the result after the compilation has finished and
 * before modules are concatenated.
 */
export function discoverModules(compilation: Compilation, dir: string): () => DiscoveredModules {
  const files = new Set<string>();
  const consumed = new Set<string>();
  const sources = path.join(dir, 'src') + path.sep;
  compilation.hooks.finishModules.tap('DiscoveredModules', (modules) => {
    for (const module of modules) {
      const key = consumedKey(module.identifier());
      if (key !== null) consumed.add(key);
      const file =
        'resource' in module && typeof module.resource === 'string' ? module.resource : '';
      if (file.startsWith(sources) && /\.tsx?$/.test(file)) files.add(file);
    }
  });
  return () => ({ files: [...files].sort(), consumed });
}

import type { Compiler, Compilation } from '@rspack/core';

/** Attribute in which the bundler's loader names the owner of a script: `{uniqueName}:{chunk}`. */
const OWNER = 'data-rspack';
/** Beginning of the global list through which chunks reach their runtime. */
const LIST = 'storefrontChunks_';

/** The list of the build that created the running script element. */
const ownList = `globalThis[${JSON.stringify(LIST)} + document.currentScript.getAttribute('${OWNER}').split(':')[0]]`;

/**
 * The loader reuses a script element that another owner created for the same address; each
 * build needs an element of its own.
 */
const reuse = /\b(\w+)\.getAttribute\("src"\) == url \|\| /;

class ChunkFormatError extends Error {
  constructor(what: string) {
    super(`chunk owner: the bundler's ${what} has another format`);
    this.name = 'ChunkFormatError';
  }
}

/** Name of the global list of a build. */
export const chunkList = (uniqueName: string): string => LIST + uniqueName;

/**
 * Gives equal chunks of two builds of one remote equal bytes. By default every chunk contains the unique
 * name of its build; here only the entry does, and a chunk reads its owner from its script element.
 * One URL can then run in one page for two builds, each with its own element.
 */
export class ChunkOwnerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    const list = JSON.stringify(compiler.options.output.chunkLoadingGlobal);
    const named = new RegExp(`globalThis\\[${list}\\]`, 'g');

    const withoutName = (compilation: Compilation, file: string): void => {
      compilation.updateAsset(file, (source) => {
        const text = source.source().toString();
        const places = [...text.matchAll(named)];
        if (places.length === 0) throw new ChunkFormatError(`chunk ${file}`);
        const replaced = new sources.ReplaceSource(source);
        for (const { index, 0: found } of places)
          replaced.replace(index, index + found.length - 1, ownList);
        return replaced;
      });
    };

    compiler.hooks.thisCompilation.tap('ChunkOwnerPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkOwnerPlugin', (module) => {
        if (module.name !== 'load_script' || !module.source) return;
        const text = module.source.source.toString('utf8');
        if (!reuse.test(text)) throw new ChunkFormatError('loader');
        module.source.source = Buffer.from(text.replace(reuse, ''));
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ChunkOwnerPlugin', stage }, () => {
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue;
          for (const file of chunk.files) if (file.endsWith('.js')) withoutName(compilation, file);
        }
      });
    });
  }
}

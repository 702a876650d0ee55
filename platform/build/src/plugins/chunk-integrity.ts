import { Compilation, type Compiler, rspack, sources } from '@rspack/core';

/** The hashes by the id of their chunk, as the bundler writes them. */
const HASHES = /(?<=\.sriHashes = \{)[^{}]+(?=\})/;

/**
 * The start chunk of a build contains the hash of each other chunk: the browser rejects a chunk
 * with changed bytes. The bundler lists chunks that do not depend on each other in any order; sorted, the
 * same sources give the same bytes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }).apply(
      compiler,
    );
    // before the minifier, whose names depend on the order
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const sort = (file: string): void => {
        const found = HASHES.exec(compilation.getAsset(file)?.source.source().toString() ?? '');
        if (found === null) return; // requests no chunk
        compilation.updateAsset(file, (source) => {
          const sorted = new sources.ReplaceSource(source);
          const end = found.index + found[0].length - 1;
          sorted.replace(found.index, end, found[0].split(',').sort().join());
          return sorted;
        });
      };
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => {
        for (const chunk of compilation.chunks)
          if (chunk.hasRuntime())
            for (const file of chunk.files) if (file.endsWith('.js')) sort(file);
      });
    });
  }
}

import { rspack } from '@rspack/core';

/**
 * The start of a build knows the hash of each of its chunks: one flipped byte and the browser
 * refuses the chunk.
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

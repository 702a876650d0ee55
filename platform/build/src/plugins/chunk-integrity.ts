import { rspack } from '@rspack/core';

/**
 * The start chunk of a build contains the hash of each other chunk: the browser rejects a chunk
 * with changed bytes.
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

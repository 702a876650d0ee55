import { folderWithoutLinks } from '@storefront/http-kit';

/** Largest served file in bytes: a picture, or a file of a build. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads the files of a folder that are served on request; `name` is relative to it. Null for a file
 * that is absent, a link, a FIFO, a device or a larger file.
 */
export function servedFolder(folder: string): (name: string) => Promise<Buffer | null> {
  const files = folderWithoutLinks(folder);
  return (name) => files.read(name, MAX_BYTES).catch(() => null);
}

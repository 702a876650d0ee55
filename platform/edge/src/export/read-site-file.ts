import { readRegularFile } from '@storefront/http-kit';

/** Largest file of a site in bytes; a build may have files of 16 MiB. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads a file of a site that an earlier export wrote. Rejects for one that is absent or that an
 * export must not wait for, such as a FIFO: it is then written anew.
 */
export const readSiteFile = (file: string): Promise<Buffer> => readRegularFile(file, MAX_BYTES);

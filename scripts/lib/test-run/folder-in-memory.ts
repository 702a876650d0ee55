import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** File system in memory of Linux. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes of the largest temporary files of all stages together, several times. */
const NEEDED_BYTES = 6e9;

/**
 * Creates a folder in memory for temporary files: databases and stores of the tests wait for no disk
 * there. Null where there is no such file system, or no memory for it. `remove` deletes it.
 */
export function folderInMemory(
  at = SHARED_MEMORY,
  neededBytes = NEEDED_BYTES,
): { readonly path: string; remove(): void } | null {
  try {
    const { bavail, bsize } = statfsSync(at);
    if (Math.min(bavail * bsize, freemem()) < neededBytes) return null;
    const folder = mkdtempSync(path.join(at, 'storefront-tests-'));
    return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
  } catch {
    return null;
  }
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  BudgetExceededError,
  LateWorkError,
  RefusedFileError,
  folderWithoutLinks,
  workInTime,
} from '@storefront/http-kit';
import { findMaxBytes } from './file-limits';
import { toRepair } from './to-repair';
import { StoreBusyError, StoreError } from './store-error';

/**
 * Reads of all stores of this process. Two at once leave two of Node's four threads to everything
 * else when the disk hangs; a gate reads all files of all builds, several thousand, at once.
 */
const inTime = workInTime({
  name: 'reads of the store',
  atOnce: 2,
  waiting: 10_000,
  deadlineMs: 10_000,
});

function asStoreError(root: string, file: string, error: unknown): unknown {
  const place = path.join(root, file);
  if (error instanceof RefusedFileError)
    return new StoreError(
      `${place} is refused, it ${error.reason}: remove it, then ${toRepair(file)}`,
    );
  if (error instanceof LateWorkError || error instanceof BudgetExceededError)
    return new StoreBusyError(
      `${place} cannot be read now. ${error.message}: check the disk of the store`,
    );
  return error;
}

/** Reads what is in the folder of a store, and waits for nothing but its disk, within limits. */
export function storedFiles(root: string) {
  const folder = folderWithoutLinks(root);
  const wrap = <T>(file: string, work: () => Promise<T>): Promise<T> =>
    inTime(work).catch((error: unknown) => {
      throw asStoreError(root, file, error);
    });
  return {
    /** Rejects with `ENOENT` when there is no such file, and with `StoreError` when it is refused. */
    read: (file: string): Promise<Buffer> =>
      wrap(file, () => folder.read(file, findMaxBytes(file))),
    /** The names in a folder, also in one that is a link: nothing of it can be read. */
    names: (name: string): Promise<string[]> => wrap(name, () => readdir(path.join(root, name))),
    /** Rejects with `StoreError` when a folder, or a part of its path, is a link. */
    expectFolder: (name: string): Promise<void> => wrap(name, () => folder.expectFolder(name)),
  };
}

import { codeOf } from '../store-error';

/** A failure of the disk as a program reads it with `--json`, and its sentence. */
export interface DiskFailure {
  readonly kind: 'ReadOnlyStore' | 'FullDisk' | 'WrongPath';
  readonly message: string;
}

const READ_ONLY: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM'];
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** What is wrong with a path, and what to do, by the code of the error. */
const WRONG_PATH: Readonly<Record<string, string>> = {
  ENOENT:
    'it, or the folder that it should be in, is not there: create the folder, or name another path',
  ENOTDIR: 'a part of it is a file and not a folder: name another path',
  EEXIST: 'it exists already and is not what is needed here: name another path',
  EISDIR: 'it is a folder and not a file: name a file',
};

/** The path of a system error; '' when it has none, as for a failed write to an open file. */
const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '';

/**
 * Describes an error of the system that says something about the disk, or a given path; null for any
 * other.
 * Writes are atomic: what the command began is not visible.
 */
export function diskFailure(error: unknown): DiskFailure | null {
  const code = codeOf(error);
  const place = pathOf(error) === '' ? '' : `: ${pathOf(error)}`;
  if (READ_ONLY.includes(code))
    return {
      kind: 'ReadOnlyStore',
      message: `the store is read-only for this user, nothing was changed (${String(code)}${place})`,
    };
  if (FULL.includes(code))
    return {
      kind: 'FullDisk',
      message:
        `the disk of the store is full, nothing new is served (${String(code)}${place}): ` +
        'free some space, for example by `prune --delete`, and repeat the command',
    };
  const wrong = WRONG_PATH[String(code)];
  if (wrong !== undefined && pathOf(error) !== '')
    return {
      kind: 'WrongPath',
      message: `${pathOf(error)} cannot be used: ${wrong} (${String(code)})`,
    };
  return null;
}

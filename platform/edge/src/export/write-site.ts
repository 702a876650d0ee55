import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of a file or folder while it is written. */
export const temporary = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.tmp`;

/**
 * Replaces a file atomically. Its modification time is at least a second later than that of the
 * previous file: file servers compare only time and size to decide whether a browser's copy is
 * current.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const before = await stat(file).catch(() => null);
  const draft = temporary(file);
  await writeFile(draft, text, { flush: true });
  const after = Math.max(Date.now(), before === null ? 0 : before.mtimeMs + 1000) / 1000;
  await utimes(draft, after, after);
  await rename(draft, file);
}

/** Copies a folder atomically if the target does not exist. Returns false if it exists. */
export async function addFolder(source: string, target: string): Promise<boolean> {
  if (existsSync(target)) return false;
  await mkdir(path.dirname(target), { recursive: true });
  const draft = temporary(target);
  try {
    await cp(source, draft, { recursive: true });
    await rename(draft, target);
    return true;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Removes the builds (`{name}/{id}`) and the remains of aborted exports, except those in `kept` and
 * the folders of shared files. Returns what was removed.
 */
export async function removeOthers(folder: string, stored: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    (await namesIn(folder)).map(async (name) =>
      (await namesIn(path.join(folder, name)))
        .filter((id) => id !== 'files')
        .map((id) => `${name}/${id}`),
    ),
  );
  const others = found.flat().filter((build) => !stored.has(build));
  for (const build of others) await rm(path.join(folder, build), { recursive: true, force: true });
  return others;
}

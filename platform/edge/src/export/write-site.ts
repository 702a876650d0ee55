import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFile } from './read-site-file';

/** Name of a file or folder while it is written. */
export const temporary = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.tmp`;

/** The time of a file's last change in ms since 1970; 0 for a missing one. */
export const changedAt = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.mtimeMs ?? 0;

/**
 * Replaces a file atomically, when its content differs. Its modification time is at least a second
 * later than that of the previous file, and than `after` in ms since 1970: file servers compare only
 * time and size to decide whether a browser's copy is current. Returns whether it was replaced.
 */
export async function replaceFile(
  file: string,
  content: string | Buffer,
  after = 0,
): Promise<boolean> {
  const bytes = Buffer.from(content);
  if ((await readSiteFile(file).catch(() => null))?.equals(bytes)) return false;
  await mkdir(path.dirname(file), { recursive: true });
  const before = Math.max(after, await changedAt(file));
  const draft = temporary(file);
  try {
    await writeFile(draft, bytes, { flush: true });
    const seconds = Math.max(Date.now(), before === 0 ? 0 : before + 1000) / 1000;
    await utimes(draft, seconds, seconds);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return true;
}

/** Fills a folder atomically if it does not exist. Returns false if it exists. */
export async function addFolder(
  target: string,
  fill: (draft: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(target)) return false;
  await mkdir(path.dirname(target), { recursive: true });
  const draft = temporary(target);
  try {
    await fill(draft);
    await rename(draft, target);
    return true;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Removes the builds (`{name}/{id}`) and the remains of aborted exports, except those in `stored`, the
 * folders of shared files, and folders that no build has the name of. Returns what was removed.
 */
export async function removeOthers(folder: string, stored: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    (await namesIn(folder))
      .filter((name) => !name.startsWith('_'))
      .map(async (name) =>
        (await namesIn(path.join(folder, name)))
          .filter((id) => id !== 'files')
          .map((id) => `${name}/${id}`),
      ),
  );
  const others = found.flat().filter((build) => !stored.has(build));
  for (const build of others) await rm(path.join(folder, build), { recursive: true, force: true });
  return others;
}

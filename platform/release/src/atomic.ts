import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './system-error';

const temporary = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.tmp`;

/** Writes a file so that a reader sees all of it or nothing. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = temporary(file);
  await writeFile(draft, text, { flush: true });
  await rename(draft, file);
}

/** Like `writeWhole`, but gives false and changes nothing when the file is there already. */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = temporary(file);
  await writeFile(draft, text, { flush: true });
  try {
    await link(draft, file); // unlike rename, this never replaces
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Fills a new folder by `fill` and shows it whole. Gives false when the folder is there already. */
export async function createFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<boolean> {
  await mkdir(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) return false;
  const draft = temporary(folder);
  try {
    await mkdir(draft);
    await fill(draft);
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTEMPTY') return false;
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

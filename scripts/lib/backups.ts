import { readFile, rm, writeFile } from 'node:fs/promises';
import {
  type Backup,
  BrokenArchiveError,
  FolderInUseError,
  FolderNotEmptyError,
  NoDatabaseError,
  readBackup,
  restoreBackup,
  saveFolder,
} from '@storefront/reference-api';
import type { Tools } from '@storefront/release/cli';
import { PlainError } from './say';

const EXPECTED = [BrokenArchiveError, FolderNotEmptyError, NoDatabaseError];

/** Errors that the user can fix become one sentence; all others are defects. */
function plain(error: unknown): never {
  if (error instanceof FolderInUseError)
    throw new PlainError(
      'A storefront runs on this data: name its API, such as --api http://localhost:8080/api, or stop it first.',
    );
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind))
    throw new PlainError(error.message);
  throw error;
}

/** Requests a backup from the running storefront; it continues to serve. */
async function queryRunning({ url, key }: { url: string; key: string }): Promise<Buffer> {
  const answer = await fetch(`${url}/operator/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  }).catch(() => {
    throw new PlainError(
      `There is no answer at ${url}: start the storefront, or leave --api out while it is stopped.`,
    );
  });
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  const { error = '' } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new PlainError(
    `The API made no backup (${answer.status}): ${error || 'it gave no reason'}.`,
  );
}

/**
 * Writes a new file and reads it back; an incomplete file is removed, so that its name is free for
 * another attempt.
 */
async function save(file: string, bytes: Buffer): Promise<Backup> {
  try {
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx', flush: true });
    return await readBackup(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new PlainError(`${file} is there already: choose another name.`);
    await rm(file, { force: true });
    throw code === 'ENOSPC'
      ? new PlainError(`There is no room for ${file}: make some, or choose another place.`)
      : error;
  }
}

/** `storefront backup`: the written file is read back before it counts as a backup. */
export const backup: Tools['backup'] = async ({ data, file, running }) => {
  const bytes = await (running ? queryRunning(running) : saveFolder(data)).catch(plain);
  const { manifest } = await save(file, bytes).catch(plain);
  return { at: manifest.at, counts: manifest.counts, bytes: bytes.length };
};

/** `storefront restore`. */
export const restore: Tools['restore'] = async ({ file, data }) => {
  const saved: Backup = await readFile(file).then(readBackup).catch(plain);
  return { at: saved.manifest.at, counts: await restoreBackup(saved, data).catch(plain) };
};

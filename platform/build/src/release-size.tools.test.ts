import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Built,
  type Change,
  buildChanged,
  cacheFolder,
  readRecord,
} from './testing/changed-build.test-kit';
import { workspaceRoot } from './workspace';

const MOST_OF_SHELL = 30_000;

const gzipSize = async (file: string): Promise<number> => gzipSync(await readFile(file)).length;

/** Scripts that a returning customer fetches after a release: not those in the HTML or for the edge. */
async function newScripts(before: Built, { record, folder }: Built) {
  const known = new Map(before.record.files.map((file) => [file.path, file.integrity]));
  const elsewhere = [record.boot, record.server];
  const scripts = record.files
    .filter(({ path: file, integrity }) => file.endsWith('.js') && known.get(file) !== integrity)
    .map(({ path: file }) => file)
    .filter((file) => !elsewhere.includes(file));
  const sizes = await Promise.all(scripts.map((file) => gzipSize(path.join(folder, file))));
  return { scripts, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The release of a workspace whose production build has one changed line. */
async function releaseOf(name: string, change: Change) {
  const workspace = path.join(workspaceRoot, name);
  const folder = await cacheFolder();
  try {
    const before = await readRecord(path.join(workspace, 'dist'));
    return await newScripts(before, await buildChanged(workspace, change, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each([
  {
    name: 'mf-menu',
    most: 15_000,
    // in the largest file with sources of the remote
    change: {
      file: 'catalogue/product-card.tsx',
      from: '<h3 className={styles.name}>',
      to: '<h3 className={styles.name} data-changed>',
    },
    parts: [/^\d+\./, /^entry\./],
  },
  {
    name: 'shell',
    most: MOST_OF_SHELL,
    change: {
      file: 'shell/src/app/app.tsx',
      from: '<Notices />',
      to: '<Notices key="changed" />',
    },
    parts: [/^main\./, /^runtime\./],
  },
])('a changed line of $name costs at most $most bytes of script', async (release) => {
  const { scripts, bytes } = await releaseOf(release.name, release.change);
  expect(scripts).toEqual(release.parts.map((part) => expect.stringMatching(part) as unknown));
  expect(bytes).toBeLessThanOrEqual(release.most);
});

test('a changed line of any part of the first load costs no more', async () => {
  const folder = path.join(workspaceRoot, 'shell/dist');
  const files = await readdir(folder);
  const sizeOf = (part: string): Promise<number> => {
    const file = files.find((name) => name.startsWith(`${part}.`) && name.endsWith('.js'));
    return gzipSize(path.join(folder, file ?? `${part}.js is missing`));
  };
  const runtime = await sizeOf('runtime');
  const parts = ['main', 'base', 'domain', 'rules'];
  const sizes = await Promise.all(
    parts.map(async (part) => [part, (await sizeOf(part)) + runtime]),
  );
  expect(sizes.filter(([, bytes]) => Number(bytes) > MOST_OF_SHELL)).toEqual([]);
});

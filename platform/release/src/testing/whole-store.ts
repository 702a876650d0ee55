import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compositionsOf } from '../history';
import { listSharedFiles, sharedPath } from '../shared-files';
import {
  type Store,
  buildFolder,
  listBuilds,
  listChannels,
  currentRevision,
  listBuildNames,
  readBuild,
  readComposition,
  readRevision,
  listRevisions,
} from '../store';

const read = (file: string): Promise<Buffer> => readFile(file);

/** `toEqual` of Jest compares bytes one by one, which takes half of the time of a test of stores. */
const expectEqual = (file: string, actual: Buffer, expected: Buffer): void =>
  expect({ file, isEqual: actual.equals(expected) }).toEqual({ file, isEqual: true });

async function wholeBuild(store: Store, name: string, id: string): Promise<void> {
  const folder = buildFolder(store, name, id);
  const present = await readdir(folder);
  const build = await readBuild(store, name, id);
  const shared = new Set(listSharedFiles(build));
  for (const { path: file, integrity } of build.files) {
    const bytes = await read(path.join(folder, file));
    expect([file, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]).toEqual([
      file,
      integrity,
    ]);
    for (const form of [file, `${file}.br`, `${file}.gz`])
      if (shared.has(form) && present.includes(form))
        expectEqual(
          form,
          await read(path.join(store.root, sharedPath(name, form))),
          await read(path.join(folder, form)),
        );
    if (present.includes(`${file}.br`))
      expectEqual(
        `${file}.br`,
        brotliDecompressSync(await read(path.join(folder, `${file}.br`))),
        bytes,
      );
    if (present.includes(`${file}.gz`))
      expectEqual(`${file}.gz`, gunzipSync(await read(path.join(folder, `${file}.gz`))), bytes);
  }
}

/**
 * Checks all data that a reader of a store can find: every byte of builds, and that every named
 * file exists.
 */
export async function expectWhole(store: Store): Promise<void> {
  for (const name of await listBuildNames(store))
    for (const id of await listBuilds(store, name)) await wholeBuild(store, name, id);
  for (const file of await store.files.list('compositions')) {
    const { builds, previous } = await readComposition(store, file.replace('.json', ''));
    for (const { name, id } of [...builds, ...previous]) await readBuild(store, name, id);
  }
  for (const channel of await listChannels(store)) {
    const numbers = await listRevisions(store, channel);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const number of numbers)
      expect((await readRevision(store, channel, number)).revision).toBe(number);
    const current = await currentRevision(store, channel);
    for (const hash of current ? compositionsOf(current) : []) await readComposition(store, hash);
  }
}

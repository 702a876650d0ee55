import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BuildRecord, type BuildRef, type Composition, buildId } from '@storefront/compositions';
import { copyWorkspace } from '../../../../../scripts/bench/workspace-copy';
import type { Mutation } from './mutation.test-kit';

const run = promisify(execFile);

/** A copy of the workspace in which rooms are changed and built, and a store for what comes of it. */
export interface Bench {
  readonly store: string;
  /** Builds rooms as they are, two at a time. */
  buildAll(rooms: readonly string[]): Promise<BuildRef[]>;
  /** Builds a changed room, puts it into the store, and undoes the change. Throws when an edit finds nothing to change. */
  build(mutation: Mutation): Promise<BuildRef>;
  /** Composes builds without asking whether they fit: the gate is the last to say no. Gives the hash. */
  compose(builds: readonly BuildRef[]): Promise<string>;
  close(): Promise<void>;
}

async function bundle(root: string, room: string): Promise<void> {
  const cli = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build', '-c', 'rspack.config.ts'], { cwd: path.join(root, room), env: { ...process.env, NODE_ENV: 'production' } });
}

async function put(store: string, dist: string, { record = (same) => same, damage }: Partial<Mutation>): Promise<BuildRef> {
  const built = record(JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as BuildRecord);
  const id = buildId(built);
  const folder = path.join(store, 'builds', built.name, id);
  await mkdir(folder, { recursive: true });
  for (const file of built.files) await cp(path.join(dist, file.path), path.join(folder, file.path));
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(built));
  await damage?.(folder, built);
  return { name: built.name, id, contentHash: built.contentHash };
}

/** Changes sources; gives the way to undo it. */
async function change(root: string, { name, edits = [], adds = {}, removes = [] }: Mutation): Promise<() => Promise<void>> {
  const before = new Map<string, string | null>();
  const keep = async (file: string): Promise<string> => {
    const text = await readFile(path.join(root, file), 'utf8');
    if (!before.has(file)) before.set(file, text);
    return text;
  };
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(root, file), text);
  const undo = async (): Promise<void> => {
    for (const [file, text] of before) await (text === null ? rm(path.join(root, file)) : write(file, text));
  };
  for (const [file, from, to] of edits) {
    const text = await keep(file);
    if (!text.includes(from)) {
      await undo();
      throw new Error(`${name}: ${file} has no ${JSON.stringify(from)}`);
    }
    await write(file, text.replaceAll(from, to));
  }
  for (const file of removes) await keep(file).then(() => rm(path.join(root, file)));
  for (const [file, text] of Object.entries(adds)) {
    before.set(file, null);
    await write(file, text);
  }
  return undo;
}

export async function openBench(): Promise<Bench> {
  const { root, remove } = await copyWorkspace();
  const store = await mkdtemp(path.join(tmpdir(), 'storefront-gate-store-'));
  const distOf = (room: string): string => path.join(root, room, 'dist');
  return {
    store,
    buildAll: async (rooms) => {
      const queue = [...rooms];
      const worker = async (): Promise<void> => {
        for (let room = queue.shift(); room !== undefined; room = queue.shift()) await bundle(root, room);
      };
      await Promise.all([worker(), worker()]);
      return Promise.all(rooms.map((room) => put(store, distOf(room), {})));
    },
    build: async (mutation) => {
      const undo = await change(root, mutation);
      try {
        await bundle(root, mutation.room);
      } finally {
        await undo();
      }
      return put(store, distOf(mutation.room), mutation);
    },
    compose: async (refs) => {
      const builds = [...refs].sort((a, b) => (a.name < b.name ? -1 : 1));
      const hash = createHash('sha256').update(JSON.stringify(builds)).digest('hex');
      const composition: Composition = { hash, contract: 1, builds, previous: [] };
      await mkdir(path.join(store, 'compositions'), { recursive: true });
      await writeFile(path.join(store, 'compositions', `${hash}.json`), JSON.stringify(composition));
      return hash;
    },
    close: async () => {
      await remove();
      await rm(store, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { openStore, publish, readBuild } from '@storefront/release';

const distOf = (name: string): string => path.join(workspaceRoot, name, 'dist');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-built-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(remoteNames)(
  '%s: the loader can request its chunks again, and its builds share their files',
  async (name) => {
    const store = openStore(folder);
    const { id } = await publish(store, distOf(name), { isCompressed: false });
    const { version, entry, sharedFiles } = await readBuild(store, name, id);
    const script = await readFile(path.join(distOf(name), entry.js[0] ?? ''), 'utf8');
    // the name that the entry registers, as the loader derives it (`remote-state.ts`)
    expect(script).toContain(`${name.replaceAll('-', '_')}_${version.split('+')[1]}`);
    expect(sharedFiles).toBe(true);
  },
);

import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from './pglite';

/* Permission bits of the group and of all others; Windows has none. */
const OTHERS = process.platform === 'win32' ? 0 : 0o077;

/**
 * Paths in a folder, relative to it, that another user of the machine may read, write or execute.
 */
async function accessibleToOthers(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    found.map(async (name) => [name, (await stat(join(folder, name))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & OTHERS) !== 0).map(([name]) => name);
}

test('no other user may read or write a file of the embedded database, new or old', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-private-'));
  const folder = join(dataDir, 'pglite');
  try {
    const db = await openPglite(dataDir);
    await db.exec(
      "create table later (id int primary key, text text); insert into later values (1, 'x'); checkpoint",
    );
    expect(await accessibleToOthers(folder)).toEqual([]);
    expect((await stat(folder)).mode & OTHERS).toBe(0);
    await db.close();
    expect(await accessibleToOthers(folder)).toEqual([]);
    await chmod(folder, 0o777);
    await chmod(join(folder, 'postgresql.conf'), 0o666);
    await (await openPglite(dataDir)).close();
    expect([await accessibleToOthers(folder), (await stat(folder)).mode & OTHERS]).toEqual([[], 0]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

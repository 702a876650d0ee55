import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { slot, week } from '../../../../demo/src/build/hours';
import { createReferenceApi, type ReferenceApi } from '../../reference-api';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { anOrder } from '../../testing/orders';
import { testRestaurants, TRATTORIA } from '../../testing/restaurants';
import { OPERATOR_KEY } from '../../testing/test-api';
import { prepareFolder, TEST_DATABASES } from '../../testing/test-databases';
import { FolderInUseError } from '../db/folder-lock';
import { openDatabase } from '../db/open-database';
import { makeBackup, NotEmbeddedError } from './make-backup';
import { type Backup, readBackup } from './read-backup';
import { FolderNotEmptyError, restoreBackup } from './restore-backup';
import { NoDatabaseError, saveFolder } from './save-folder';

let folder: string;
let dataDir: string;
let api: ReferenceApi;
let bytes: Buffer;
let backup: Backup;
const orders = [anOrder(), anOrder(), anOrder()];

const send = (to: ReferenceApi, order: unknown) =>
  to.app.inject({
    method: 'POST',
    url: `/restaurant/${TRATTORIA}/order`,
    payload: order as object,
  });
const request = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/operator/backup',
    headers: { authorization: `Bearer ${token}` },
  });
const place = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-backup-'));
  dataDir = place('api');
  await mkdir(dataDir);
  prepareFolder(dataDir);
  const db = await openDatabase({ dataDir });
  await seedRestaurant(
    db,
    { ...testRestaurants[0]!, hours: week([slot('00:00', '23:59'), slot('22:00', '02:00')]) },
    { isDemo: false, position: 0 },
  );
  await db.close();
  api = await createReferenceApi({ dataDir, operatorKey: OPERATOR_KEY });
  for (const order of orders) expect((await send(api, order)).statusCode).toBe(200);
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

test('a storefront that runs is saved by its operator alone, while customers go on ordering', async () => {
  expect((await request('somebody')).statusCode).toBe(401);
  const [saved, second, ...during] = await Promise.all([
    request(OPERATOR_KEY),
    request(OPERATOR_KEY),
    ...Array.from({ length: 5 }, () => send(api, anOrder())),
  ]);
  expect([
    saved.statusCode,
    second.statusCode,
    ...during.map(({ statusCode }) => statusCode),
  ]).toEqual([200, 409, 200, 200, 200, 200, 200]);
  bytes = saved.rawPayload;
  backup = await readBackup(bytes);
  const { manifest } = backup;
  expect(manifest.counts.orders).toBeGreaterThanOrEqual(orders.length);
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining(['database.tar', 'secrets/jwt-secret', 'secrets/table-link-keys']),
  );
}, 60_000);

test('a restored database holds the same orders, has the same secrets for its user alone, and goes on', async () => {
  const restored = place('restored');
  await mkdir(restored); // an empty folder may be there
  const counts = await restoreBackup(backup, restored);
  expect(counts).toEqual(backup.manifest.counts);
  for (const name of (await readdir(restored)).filter((it) => it !== 'pglite')) {
    const isEqual = (await readFile(join(restored, name))).equals(
      await readFile(join(dataDir, name)),
    );
    expect({ name, isEqual }).toEqual({ name, isEqual: true });
    if (process.platform !== 'win32')
      expect((await stat(join(restored, name))).mode & 0o777).toBe(0o600);
  }
  const other = await createReferenceApi({ dataDir: restored, operatorKey: OPERATOR_KEY });
  for (const order of orders) {
    const [before, after] = await Promise.all(
      [api, other].map(({ app }) => app.inject({ url: `/order/uuid/${order.details.uuid}` })),
    );
    expect(after?.json()).toEqual(before?.json());
    expect((await send(other, order)).headers['idempotent-replayed']).toBe('true');
  }
  expect((await send(other, anOrder())).statusCode).toBe(200);
  await other.close();
  const stopped = await readBackup(await saveFolder(restored));
  expect(stopped.manifest.counts.orders).toBe(counts.orders + 1);
}, 120_000);

test('a folder in use, an empty one and one that holds something are refused', async () => {
  await expect(saveFolder(dataDir)).rejects.toThrow(FolderInUseError);
  await expect(saveFolder(place('nothing'))).rejects.toThrow(NoDatabaseError);
  await expect(restoreBackup(backup, dataDir)).rejects.toThrow(FolderNotEmptyError);
}, 60_000);

test('a restore never takes away what is there: a file, or a folder that came into use while it worked', async () => {
  await writeFile(place('taken'), 'mine');
  await expect(restoreBackup(backup, place('taken'))).rejects.toThrow(FolderNotEmptyError);
  const restoring = expect(restoreBackup(backup, place('late'))).rejects.toThrow(
    FolderNotEmptyError,
  );
  while (
    !(await access(place('.late.restoring')).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
  await mkdir(place('late'));
  await writeFile(join(place('late'), 'orders'), 'mine');
  await restoring;
  expect([
    await readFile(place('taken'), 'utf8'),
    await readFile(join(place('late'), 'orders'), 'utf8'),
  ]).toEqual(['mine', 'mine']);
  expect((await readdir(folder)).filter((name) => name.includes('restoring'))).toEqual([]);
}, 120_000);

test('a file that is no backup, incomplete or changed in one byte is refused, and leaves no folder', async () => {
  const archive = gunzipSync(bytes);
  const flipped = Buffer.from(archive);
  flipped[archive.length >> 1]! ^= 1;
  for (const bad of [
    Buffer.from('no backup'),
    bytes.subarray(0, bytes.length >> 1),
    gzipSync(flipped, { level: 1 }),
    gzipSync(archive.subarray(0, 2048)),
    gzipSync(Buffer.alloc(0)),
  ]) {
    await expect(readBackup(bad)).rejects.toThrow(/no backup|not whole|not as it was saved/);
  }
  expect((await readdir(folder)).filter((name) => name.includes('restoring'))).toEqual([]);
}, 60_000);

test('a PostgreSQL has tools of its own', async () => {
  const db = await TEST_DATABASES.PostgreSQL();
  await expect(makeBackup(db, dataDir, new Date())).rejects.toThrow(NotEmbeddedError);
  await db.close();
});

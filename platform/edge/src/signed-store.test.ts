import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Store, changeChannel, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import {
  type SignedStore,
  type Tampering,
  aSignedStore,
  tamperingWith,
} from '@storefront/release/testing/signed';
import { createEdgeMetrics } from './edge-metrics';
import { exportChannel } from './export/export-channel';
import { type Get, serveEdge, stopServers } from './testing/serve-edge';

let signed: SignedStore;
let tamper: Tampering;
let writer: Store;
let edge: Store;
let get: Get;
let shell: Awaited<ReturnType<typeof release>>;

/** Publishes and promotes a shell with a start script. */
async function release(text: string) {
  const files = { 'main.js': `//${text}`.repeat(300), 'boot.js': `start("${text}");` };
  const overrides = { version: `1.0.0+${text}`, boot: 'boot.js', routes: [] };
  const { folder } = await aBuildFolder('shell', files, overrides);
  const build = await publish(writer, folder);
  await changeChannel(writer, 'stable', { note: '' }, () => ({ builds: [build] }));
  return build;
}

const PEOPLE = ['shelly', 'pat', 'ci'];
let base: SignedStore;
beforeAll(async () => {
  base = await aSignedStore();
  writer = await base.as(PEOPLE);
  shell = await release('a');
});
beforeEach(async () => {
  signed = await base.copy();
  tamper = tamperingWith(signed.root);
  writer = await signed.as(PEOPLE);
  edge = await signed.edge();
  get = await serveEdge({ store: edge });
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

const html = async (): Promise<string> => String((await get('/bella')).body);
const ready = async (): Promise<string> => {
  const { status, body } = await get('/readyz');
  return `${status} ${body}`.trim();
};

test('a verified store is served, and the edge is ready', async () => {
  expect(await html()).toContain('start("a");');
  expect(await ready()).toBe('200 ready');
  await release('b');
  expect(await html()).toContain('start("b");');
});

test('an altered start script of a new revision: the last good one is served, and /readyz names the file', async () => {
  expect(await html()).toContain('start("a");');
  const { id } = await release('b');
  await tamper.write(`builds/shell/${id}/boot.js`, 'steal()');
  expect(await html()).toContain('start("a");');
  expect(await ready()).toBe(
    `200 ready\nbuilds/shell/${id}/boot.js was altered: restore it from a backup, or publish its build again`,
  );
  await tamper.write(`builds/shell/${id}/boot.js`, 'start("b");');
  expect(await html()).toContain('start("b");');
  expect(await ready()).toBe('200 ready');
});

test('an altered file of a build is not served, and counted in the metrics', async () => {
  const metrics = createEdgeMetrics();
  get = await serveEdge({ store: edge, metrics });
  await get('/bella');
  const file = `builds/shell/${shell.id}/main.js`;
  expect((await get(`/${file}`)).status).toBe(200);
  await tamper.write(file, 'steal()');
  expect((await get(`/${file}`)).status).toBe(404);
  expect((await get(`/${file}`, { 'accept-encoding': 'br' })).status).toBe(200);
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('storefront_edge_store_alarms 1');
  expect(lines).toContain('storefront_edge_store_refusals 1');
  const [, left] = /^storefront_edge_store_expires_seconds (\d+)/m.exec(lines.join('\n')) ?? [];
  expect(Number(left)).toBeGreaterThan(6 * 86_400);
});

test('an edge that finds nothing it can verify serves nothing', async () => {
  await tamper.rehash(shell, 'main.js', 'steal()');
  const fresh = await serveEdge({ store: await signed.edge() });
  expect((await fresh('/bella')).status).toBe(500);
  expect((await fresh('/readyz')).status).toBe(503);
});

test('a signed store is exported with verified files only', async () => {
  const folder = path.join(await aTemporaryFolder(), 'site');
  const options = { store: edge, channel: 'stable', folder, apiBase: '/api', mediaBase: '/media' };
  await exportChannel({ ...options, base: '', keepDays: 30 });
  const main = path.join(folder, 'builds/shell', shell.id, 'main.js');
  expect(await readFile(main, 'utf8')).toContain('//a');
  const { id } = await release('b');
  await tamper.write(`builds/shell/${id}/main.js`, 'steal()');
  await expect(exportChannel({ ...options, base: '', keepDays: 30 })).rejects.toThrow(
    `builds/shell/${id}/main.js was altered`,
  );
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain('start("a");');
});

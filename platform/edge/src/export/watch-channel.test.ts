import { existsSync } from 'node:fs';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { currentRevision } from '@storefront/release';
import { removeTemporaryFolders } from '@storefront/release/testing';
import { type TestSite, aSite, anExportedSite } from '../testing/a-site';
import type { PagesSummary } from './site-pages';
import { watchChannel } from './watch-channel';

const INTERVAL_MS = 20;
const ALL = 36;

let site: TestSite;
let stopping: AbortController;
let watching: Promise<void>;
const revisions: number[] = [];
const summaries: PagesSummary[] = [];
const failures: string[] = [];

const at = (file: string) => path.join(site.folder, file);
const PAGE = 'pages/bella-napoli/es.html';

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('it did not happen within 30 s');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function watch(options = site.options()): void {
  stopping = new AbortController();
  watching = watchChannel(options, {
    intervalMs: INTERVAL_MS,
    signal: stopping.signal,
    onRevision: ({ revision }) => revisions.push(revision),
    onPages: (summary) => summaries.push(summary),
    onFailure: (line) => failures.push(line),
  });
  watching.catch(() => undefined);
}

beforeEach(async () => {
  site = await aSite();
  for (const list of [revisions, summaries, failures]) list.length = 0;
});
afterEach(async () => {
  site.failure = null;
  site.release();
  stopping.abort();
  await watching.catch(() => undefined);
});
afterAll(removeTemporaryFolders);

test('a changed menu is rendered again, and an unchanged one costs no render and no write', async () => {
  await site.promote('a');
  watch();
  await until(() => summaries.length === 1);
  const [count, before] = [site.renders.length, (await stat(at('index.html'))).mtimeMs];
  await new Promise((resolve) => setTimeout(resolve, 5 * INTERVAL_MS));
  expect([site.renders.length, summaries.length]).toEqual([count, 1]);
  site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"2"' });
  await until(() => summaries.length === 2);
  expect(summaries[1]).toEqual({ pages: ALL, written: ALL, fallbacks: {} });
  expect(await readFile(at(PAGE), 'utf8')).toContain('<main>es /bella-napoli/ "2"</main>');
  expect((await stat(at('index.html'))).mtimeMs).toBe(before);
  expect(revisions).toEqual([1]);
});

test('pages of a revoked composition are gone within the interval, also while a render runs', async () => {
  site = await anExportedSite();
  const first = (await currentRevision(site.store, 'stable'))!.composition;
  watch();
  await until(() => summaries.length === 1);
  site.failure = 'waits'; // a render that does not end
  await site.promote('b', { revoked: [first] });
  await until(() => revisions.length === 2);
  expect([existsSync(at(PAGE)), existsSync(at(`${PAGE}.br`))]).toEqual([false, false]);
  expect(JSON.parse(await readFile(at('channel.json'), 'utf8'))).toMatchObject({
    revoked: [first],
  });
  const second = await site.promote('c', { revoked: [first] });
  await until(() => revisions.length === 3); // did not wait for the render of revision 2
  site.failure = null;
  site.release();
  await until(() => summaries.length === 2);
  expect(await readFile(at(PAGE), 'utf8')).toContain(`"hash":"${second}"`);
});

test('the pages stay while the API fails, and the failure is reported once', async () => {
  site = await anExportedSite();
  watch();
  await until(() => summaries.length === 1);
  site.restaurants.set('bella-napoli', null);
  await until(() => summaries.length === 2);
  expect(summaries[1]?.fallbacks).toEqual({ 'no-answer': ALL });
  await new Promise((resolve) => setTimeout(resolve, 5 * INTERVAL_MS));
  expect(summaries).toHaveLength(2);
  expect(existsSync(at(PAGE))).toBe(true);
  site.restaurants.set('bella-napoli', { language: 'pt-br', etag: '"3"' });
  await until(() => summaries.length === 3);
  expect(summaries[2]).toMatchObject({ pages: ALL, fallbacks: {} });
});

test('a store that cannot be read leaves the site as it is', async () => {
  site = await anExportedSite();
  watch();
  await until(() => summaries.length === 1);
  await site.promote('b');
  await rm(path.join(site.store.root, 'compositions'), { recursive: true });
  await until(() => failures.length === 1);
  expect(failures[0]).toContain('The channel cannot be written, the site stays as it is');
  expect(existsSync(at(PAGE))).toBe(true);
});

test('a channel that serves nothing is refused at the start', async () => {
  watch();
  await expect(watching).rejects.toThrow('nothing was promoted to channel stable yet');
  expect(await readdir(site.folder)).toEqual([]);
});

test('it follows a channel without rendered pages too, and ends at once', async () => {
  await site.promote('a');
  const { rendered: _, ...plain } = site.options();
  watch(plain);
  await until(() => revisions.length === 1);
  stopping.abort();
  await watching;
  expect(existsSync(at('index.html'))).toBe(true);
});

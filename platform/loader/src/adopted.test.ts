/** @jest-environment jsdom */
import type { PageBuild } from '@storefront/compositions';
import { adoptContainer } from './adopted';
import {
  breakFiles,
  clearFaults,
  requests,
  serveFile,
  startNetwork,
  stopNetwork,
} from './fake-network.test-kit';
import { createLoader } from './loader';

const BASE = '/builds/mf-bulletin/1.0.0-aaaaaaaaaaaa/';
const PAGE = './pages/bulletin';
const FILES = ['page.js', 'more.js', 'unlisted.js'];

/** Chunks that have run: an ordinary runtime looks them up there before it requests one. */
const ran: string[] = [];
const begin = jest.fn(async () => () => undefined);

/** A build of the ordinary plug-in: no `./remote`, and a runtime that passes strings to `script.src`. */
function serveOrdinary(changes: Partial<PageBuild> = {}): PageBuild {
  const hashes = FILES.map((file) => [file, serveFile(BASE + file, () => void ran.push(file))]);
  const container = {
    init: () => undefined,
    get: async (expose: string) => {
      if (expose !== PAGE) throw new Error(`Module "${expose}" does not exist in container.`);
      if (!['page.js', 'more.js'].every((file) => ran.includes(file)))
        throw new TypeError('This document requires TrustedScriptURL assignment.');
      return () => ({ from: 'the page' });
    },
  };
  const entry = serveFile(`${BASE}remoteEntry.js`, () => {
    (globalThis as Record<string, unknown>)['mf_bulletin'] = container;
  });
  return {
    base: BASE,
    version: '1.0.0+a',
    contract: 1,
    entry: { js: ['remoteEntry.js'], css: [], consumes: [] },
    integrity: { ...Object.fromEntries(hashes), 'remoteEntry.js': entry },
    exposes: { [PAGE]: { js: ['page.js', 'more.js'], css: [], consumes: [] } },
    locales: {},
    adopted: true,
    ...changes,
  };
}

function aPage(build: PageBuild) {
  const shell: PageBuild = { ...build, base: '/builds/shell/1/', exposes: {} };
  const report = jest.fn();
  const remotes = { 'mf-bulletin': build };
  const composition = { hash: 'h', contract: 1, shell, remotes, previous: {} };
  const loader = createLoader({
    composition,
    instance: { shareScopeMap: {} },
    report,
    adopted: async () => adoptContainer,
  });
  const load = async (expose = PAGE) => {
    const loading = loader.load('mf-bulletin', expose, begin);
    const settled = loading.then(
      (module) => module,
      (error: unknown) => error,
    );
    await jest.advanceTimersByTimeAsync(20_000);
    return settled;
  };
  return { load, report };
}

beforeEach(() => {
  startNetwork();
  ran.length = 0;
  begin.mockClear();
});
afterEach(stopNetwork);

test('the listed scripts of its expose run before it, and it is not started', async () => {
  const { load } = aPage(serveOrdinary());
  expect(await load()).toEqual({ from: 'the page' });
  expect(ran.toSorted()).toEqual(['more.js', 'page.js']);
  expect(begin).not.toHaveBeenCalled();
});

test('each script is requested once, however often the page is loaded', async () => {
  const { load } = aPage(serveOrdinary());
  await load();
  await load();
  expect(requests).toEqual(['remoteEntry.js', 'page.js', 'more.js'].map((file) => BASE + file));
});

test('a script with other bytes than the record does not run, and is requested anew', async () => {
  const { load, report } = aPage(serveOrdinary());
  breakFiles(/more\.js$/, 'wrong hash');
  expect(await load()).toMatchObject({ reason: 'integrity' });
  expect(ran).toEqual(['page.js']);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 'panel' }));
  clearFaults();
  expect(await load()).toEqual({ from: 'the page' });
  expect(requests.at(-1)).toMatch(/more\.js\?retry=/);
});

test('a script without a hash is not requested', async () => {
  const { 'more.js': _, ...integrity } = serveOrdinary().integrity;
  const { load } = aPage(serveOrdinary({ integrity }));
  expect(await load()).toMatchObject({ reason: 'integrity' });
  expect(requests.filter((url) => url.includes('more.js'))).toEqual([]);
});

test('a build of this project without ./remote is broken', async () => {
  const { adopted: _, ...build } = serveOrdinary();
  expect(await aPage(build).load()).toMatchObject({ reason: 'broken' });
});

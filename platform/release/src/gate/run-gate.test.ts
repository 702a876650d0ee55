import type { BuildRecord } from '@storefront/compositions';
import { compose } from '../compose';
import type { Tools } from '../cli/tools';
import { publish } from '../publish';
import { aBuildFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild } from '../testing/a-store';
import { browserChecks, rendering } from './checks';
import { runGate } from './run-gate';
import { servedBuilds } from '../channel-builds';
import type { Store } from '../store';
import { openCandidate } from './candidate';

afterAll(removeTemporaryFolders);

const nothing = async (): Promise<never> => Promise.reject(new Error('there is no browser here'));

/** Tools without a browser; counts the requested and the open ones. */
function someTools(findings: readonly string[] = []) {
  const counts = { browsers: 0, open: 0 };
  const startApi = async () => {
    counts.open += 1;
    return { url: 'http://127.0.0.1', close: async () => void (counts.open -= 1) };
  };
  const openBrowser = () => {
    counts.browsers += 1;
    return nothing();
  };
  const tools: Tools = {
    startApi,
    openBrowser,
    renderComposition: async () => findings,
    serveComposition: nothing,
    openSandbox: nothing,
    exportChannel: nothing,
    watchChannel: nothing,
    newRemote: nothing,
    backup: nothing,
    restore: nothing,
    openMailer: nothing,
  };
  return { counts, tools };
}

async function gateOf(
  script: string,
  isStatic: boolean,
  only?: readonly string[],
  stories?: readonly string[],
) {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder(
    'shell',
    { 'entry.js': script, 'boot.js': '' },
    { boot: 'boot.js' },
  );
  const { hash } = await compose(store, [await publish(store, folder)]);
  const { counts, tools } = someTools();
  const steps: string[] = [];
  const running = runGate({
    store,
    hash,
    served: null,
    tools,
    static: isStatic,
    step: (sentence) => steps.push(sentence),
    ...(only ? { only } : {}),
    ...(stories ? { stories } : {}),
  });
  return { running, counts, steps };
}

test('a failed static check is reported with advice, and no browser is started', async () => {
  const { running, counts } = await gateOf('eval("1")', false);
  const { isOk, results } = await running;
  expect(isOk).toBe(false);
  expect(results.filter((result) => !result.isOk && !result.skipped)).toEqual([
    {
      check: 'no-eval',
      isOk: false,
      findings: ['shell: entry.js calls eval'],
      advice: expect.stringContaining('write it as a function'),
    },
  ]);
  expect(results.filter(({ skipped }) => skipped).map(({ check }) => check)).toEqual(
    [rendering, ...browserChecks].map(({ name }) => name),
  );
  expect(counts.browsers).toBe(0);
});

test('the static checks alone are enough where nothing else was requested', async () => {
  const { running, counts, steps } = await gateOf('run()', true);
  const { isOk, results } = await running;
  expect({ isOk, browsers: counts.browsers, steps: steps.length }).toEqual({
    isOk: true,
    browsers: 0,
    steps: results.filter(({ skipped }) => !skipped).length,
  });
});

test('a composition with a finding when it is rendered is refused', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder('shell', { 'boot.js': '' }, { boot: 'boot.js' });
  const { hash } = await compose(store, [await publish(store, folder)]);
  const { tools } = someTools(['a script of mf-menu changes Array.prototype.push']);
  const step = (): void => undefined;
  const report = await runGate({ store, hash, served: null, tools, static: true, step });
  expect(report.isOk).toBe(false);
  expect(report.results.find(({ check }) => check === rendering.name)).toEqual({
    check: 'rendering',
    isOk: false,
    findings: ['a script of mf-menu changes Array.prototype.push'],
    advice: rendering.advice,
  });
});

test('a check that breaks down has not passed, and the other ones run', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder(
    'shell',
    { 'entry.js': 'run()', 'boot.js': '' },
    { boot: 'boot.js' },
  );
  const { hash } = await compose(store, [await publish(store, folder)]);
  const read: typeof store.files.read = (file) =>
    file.endsWith('entry.js')
      ? Promise.reject(new Error('the disk fails'))
      : store.files.read(file);
  const { isOk, results } = await runGate({
    store: { ...store, files: { ...store.files, read } },
    hash,
    served: null,
    tools: someTools().tools,
    static: true,
    step: () => undefined,
  });
  expect(isOk).toBe(false);
  expect(results.find(({ check }) => check === 'integrity')).toEqual({
    check: 'integrity',
    isOk: false,
    findings: ['the disk fails'],
    advice: expect.stringContaining('Build the workspace again'),
  });
  expect(results.find(({ check }) => check === 'contract')).toMatchObject({ isOk: true });
  expect(results.filter(({ skipped }) => skipped)).toEqual(
    [rendering, ...browserChecks].map(({ name }) => ({
      check: name,
      isOk: false,
      findings: [],
      skipped: true,
    })),
  );
});

test('without a browser nothing passes, and nothing is left running', async () => {
  const { running, counts } = await gateOf('run()', false);
  await expect(running).rejects.toThrow('there is no browser here');
  expect(counts).toEqual({ browsers: 1, open: 0 });
});

describe('a candidate', () => {
  let store: Store;
  beforeEach(async () => {
    store = await anEmptyStore();
  });
  const composed = async (words: string): Promise<string> => {
    const shell = await publishBuild(store, 'shell', words);
    return (await compose(store, [shell, await publishBuild(store, 'mf-menu', words)])).hash;
  };

  test('a candidate has its shell, its remotes, and no served build before the first promotion', async () => {
    const { shell, remotes, served } = await openCandidate(store, await composed('a'), null);
    expect([shell.name, remotes.map(({ name }) => name)]).toEqual(['shell', ['mf-menu']]);
    expect(served.size).toBe(0);
    expect(await servedBuilds(store, 'stable')).toEqual([]);
  });

  test('a build outside of both compositions has no files', async () => {
    const candidate = await openCandidate(store, await composed('a'), null);
    const other: BuildRecord = { ...candidate.shell, contentHash: 'f'.repeat(64) };
    const read = jest.spyOn(store.files, 'read');
    expect(await candidate.bytes(other, 'entry.js')).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });
});

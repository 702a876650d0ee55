import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedRef } from '../../publish';
import { type Store, currentRevision, listBuilds, readComposition } from '../../store';
import { aBuildFolder, removeTemporaryFolders } from '../../testing/a-build-folder';
import { anEmptyStore, release } from '../../testing/a-store';
import { noTools } from '../../testing/no-tools';
import { createProgram } from '../program';
import { run } from '../run';

// without the checks in a browser
jest.mock('../../gate', () => {
  const { runGate } = jest.requireActual<typeof import('../../gate')>('../../gate');
  return { runGate: (options: object) => runGate({ ...options, static: true } as never) };
});
afterAll(removeTemporaryFolders);
afterEach(() => jest.restoreAllMocks());

const JOBS = /^ {0,2}(preview|end|release):$/;
const VERB = /npm run -s storefront -- (.+?)(?: > \S+| \|\| .*)?$/;

/** The commands of a recipe by job, as words. */
function recipe(file: string): Record<string, string[]> {
  const text = readFileSync(path.join(__dirname, '../../../../../docs/ci', file), 'utf8');
  const jobs: Record<string, string[]> = {};
  let job = '';
  for (const line of text.split('\n')) {
    job = JOBS.exec(line)?.[1] ?? job;
    const [, words] = VERB.exec(line) ?? [];
    if (words !== undefined) (jobs[job] ??= []).push(words);
  }
  return jobs;
}

const files = ['github-actions.yml', 'gitlab-ci.yml'];
let store: Store;
let folder: string;

beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  folder = await menuOf('b');
});

const menuOf = async (words: string, text = `${words};`): Promise<string> =>
  (await aBuildFolder('mf-menu', { 'entry.js': text }, { version: `1.0.0+${words}` })).folder;

/** Performs the first commands of a job as a runner does: one that fails ends the job. */
async function perform(commands: readonly string[] = [], count = commands.length) {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const values: Record<string, string> = { $REMOTE: folder, $NAME: 'pr-42' };
  const codes: number[] = [];
  for (const command of commands.slice(0, count)) {
    const words = command.split(' ').map((word) => values[word] ?? word);
    written.mockClear();
    codes.push(await run(createProgram(noTools), ['--store', store.root, ...words]));
    if (codes.at(-1) !== 0) break;
    if (words.includes('publish')) {
      const [[text] = ['[]']] = written.mock.calls.slice(-1);
      const published = JSON.parse(String(text)) as PublishedRef[];
      values['$BUILD'] = published.map(({ name, id }) => `${name}@${id}`).join();
    }
  }
  return codes;
}

const served = async () => {
  const revision = await currentRevision(store, 'stable');
  const { builds } = await readComposition(store, revision?.composition ?? '');
  return { revision: revision?.revision, menu: builds.find(({ name }) => name === 'mf-menu')?.id };
};

test('both recipes have the same commands', () => {
  const [github, gitlab] = files.map(recipe);
  expect(github).toEqual(gitlab);
  expect(Object.values(github ?? {}).map((commands) => commands.length)).toEqual([3, 1, 2]);
});

describe.each(files)('%s', (file) => {
  const { preview, end, release: released = [] } = recipe(file);

  test('a change is published as a draft, previewed, checked, promoted, and its preview ends', async () => {
    const before = await served();
    expect(await perform(preview)).toEqual([0, 0, 0]);
    expect(await served()).toEqual(before);
    expect(await store.files.list('previews')).toEqual(['pr-42.json']);
    expect(await perform(released)).toEqual([0, 0]);
    expect((await served()).menu).not.toBe(before.menu);
    expect(await perform(end)).toEqual([0]);
    expect(await store.files.list('previews')).toEqual([]);
  });

  test('a job that is cut after any command is repeated from its start, and changes nothing twice', async () => {
    for (const count of [1, 2, 3]) await perform(preview, count);
    expect(await perform(preview)).toEqual([0, 0, 0]);
    for (const count of [1, 2]) await perform(released, count);
    expect(await perform(released)).toEqual([0, 0]);
    expect((await served()).revision).toBe(2);
    expect(await listBuilds(store, 'mf-menu')).toHaveLength(2);
  });

  test('a build that fails a static check ends the job without a preview', async () => {
    folder = await menuOf('c', 'eval("1")');
    expect(await perform(preview)).toEqual([0, 1]);
    expect(await store.files.list('previews')).toEqual([]);
    expect(await perform(released)).toEqual([0, 1]);
    expect((await served()).revision).toBe(1);
  });
});

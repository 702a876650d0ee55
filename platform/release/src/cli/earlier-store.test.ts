import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { createProgram } from './program';
import { run } from './run';
import { noTools } from '../testing/no-tools';

/* A store and the command line of an earlier revision; the README beside them describes them. */
const DATA = path.resolve(__dirname, '../../../../e2e/upgrade/data');
const BASE64 = 'base64:';

interface DescribedVerb {
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
  readonly options: readonly string[];
  readonly commands: readonly DescribedVerb[];
}
interface EarlierStore {
  readonly files: Readonly<Record<string, string>>;
  readonly expected: Readonly<
    Record<'status' | 'history' | 'experiments', readonly Record<string, unknown>[]>
  >;
}

const tools = noTools; // these verbs start neither an API nor a browser
let root: string;
let earlier: EarlierStore;

const readData = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(DATA, name), 'utf8'));

async function unpack(): Promise<void> {
  root = await aTemporaryFolder();
  for (const [name, text] of Object.entries(earlier.files)) {
    const file = path.join(root, name.replace(BASE64, ''));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name.startsWith(BASE64) ? Buffer.from(text, 'base64') : text);
  }
}

async function json(...words: string[]): Promise<unknown> {
  let out = '';
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => ((out += String(text)), true));
  await run(createProgram(tools), ['--store', root, '--json', ...words]);
  write.mockRestore();
  return JSON.parse(out);
}

beforeAll(async () => {
  earlier = (await readData('store.json')) as EarlierStore;
});
beforeEach(unpack);
afterAll(removeTemporaryFolders);

test('status, history and experiments of the earlier store are what they were', async () => {
  expect(await json('status')).toEqual(earlier.expected.status);
  expect(await json('history', 'stable')).toEqual(earlier.expected.history);
  expect(await json('experiment', 'list', 'stable')).toEqual(earlier.expected.experiments);
});

test('a build of the earlier store is promoted, beside the experiment, and rolled back', async () => {
  const promoted = await json(
    ...['promote', 'stable', '--static', '--expect', '5', '--by', 'ana', '--note', 'menu'],
    ...['--builds', 'mf-menu@latest'],
  );
  expect(promoted).toMatchObject({ revision: 6, isNew: true, by: 'ana' });
  const [, before] = earlier.expected.status;
  expect(await json('status', 'stable')).toMatchObject([
    { revision: 6, experiments: [{ name: 'menu' }] },
  ]);
  expect(await json('rollback', 'stable', '--by', 'ana')).toMatchObject({ revision: 7 });
  expect(await json('status', 'stable')).toMatchObject([
    { revision: 7, composition: before?.['composition'], builds: before?.['builds'] },
  ]);
});

test('a remote alone and an earlier revision are rolled back to', async () => {
  expect(await json('rollback', 'stable', '--to', '1')).toMatchObject({ revision: 6 });
  expect(await json('history', 'stable', '--limit', '1')).toMatchObject([{ revision: 6 }]);
  await unpack();
  expect(await json('rollback', 'stable', '--remote', 'mf-menu')).toMatchObject({ revision: 6 });
});

test('a composition of the earlier store is promoted as it is, to another channel', async () => {
  const [next] = earlier.expected.status;
  const composition = String(next?.['composition']);
  const words = ['promote', 'canary', '--static', '--composition', composition];
  expect(await json(...words)).toMatchObject({
    error: { message: expect.stringContaining('there is no channel canary') as string },
  });
  const promoted = await json(...words, '--expect', '0');
  expect(promoted).toMatchObject({ revision: 1 });
  expect(await json('status', 'canary')).toMatchObject([{ composition }]);
});

const describeVerb = (command: Command): DescribedVerb => ({
  name: command.name(),
  arguments: command.registeredArguments.map((registeredArgument) => ({
    name: registeredArgument.name(),
    required: registeredArgument.required,
  })),
  options: command.options.map(({ flags }) => flags),
  commands: command.commands.map(describeVerb),
});

/** A line for each verb, argument and option. Arguments are given by position, not by name. */
const linesOf = (verb: DescribedVerb, before = ''): string[] => {
  const name = `${before}${verb.name}`;
  return [
    name,
    ...verb.arguments.map(({ required }, at) => `${name}: argument ${at + 1}, ${required}`),
    ...verb.options.map((flags) => `${name} ${flags.replace(/[<[].*/, '').trim()}`),
    ...verb.commands.flatMap((command) => linesOf(command, `${name} `)),
  ];
};

test('every verb, argument and option of the earlier command line exists', async () => {
  const known = linesOf(describeVerb(createProgram(tools)));
  const before = linesOf((await readData('command-line.json')) as DescribedVerb);
  expect(before.length).toBeGreaterThan(40);
  expect(before.filter((line) => !known.includes(line))).toEqual([]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findStories } from './stories';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'storefront-stories-'));
  await mkdir(path.join(dir, 'stories'));
});
afterEach(() => rm(dir, { recursive: true }));

async function written(...files: readonly string[]): Promise<void> {
  for (const file of files) await writeFile(path.join(dir, 'stories', file), '');
}

test('a story is a declared capability and a file of its name', async () => {
  await written('pay.story.ts', 'amounts.ts');
  expect(findStories(dir, { pay: 'One can pay.' })).toEqual({
    files: { pay: path.join(dir, 'stories/pay.story.ts') },
  });
});

test('a declared capability without a story is refused with the file to add', () => {
  expect(() => findStories(dir, { pay: 'One can pay.' })).toThrow(
    /declares the capability "pay", but there is no stories\/pay\.story\.ts: add the story/,
  );
});

test('a story that is not declared is refused with the name to add', async () => {
  await written('pay.story.ts');
  expect(() => findStories(dir)).toThrow(/stories\/pay\.story\.ts is not declared: add "pay"/);
});

test('a workspace without stories has none', async () => {
  await rm(path.join(dir, 'stories'), { recursive: true });
  expect(findStories(dir)).toEqual({ files: {} });
  await mkdir(path.join(dir, 'stories'));
});

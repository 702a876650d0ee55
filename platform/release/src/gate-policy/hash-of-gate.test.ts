import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashOfGate } from './hash-of-gate';

jest.mock('node:fs/promises', () => ({ readFile: jest.fn(), readdir: jest.fn() }));

/** The gate of a checkout with these files, as text by name. */
function checkoutOf(files: Record<string, string>): void {
  jest
    .mocked(readdir as (folder: string, options?: { recursive: boolean }) => Promise<string[]>)
    .mockImplementation(async (_, options) =>
      Object.keys(files).filter((name) => options?.recursive === true || !name.includes('/')),
    );
  jest.mocked(readFile).mockImplementation(async (file) => {
    const name = path.relative(path.resolve(__dirname, '../gate'), String(file));
    return Buffer.from(files[name] ?? '');
  });
}
const hashOf = (files: Record<string, string>): Promise<string> => {
  checkoutOf(files);
  return hashOfGate();
};

const GATE = { 'check.ts': 'check', 'static/sharing.ts': 'sharing', 'vectors.json': '{}' };

test('the hash is of the sources of the gate in the order of their names', async () => {
  const text = 'check.ts\0checkstatic/sharing.ts\0sharingvectors.json\0{}';
  const shuffled = Object.fromEntries(Object.entries(GATE).reverse());
  expect(await hashOf(shuffled)).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each([
  ['a source has other bytes', { ...GATE, 'check.ts': 'other' }, true],
  ['a source of a folder has other bytes', { ...GATE, 'static/sharing.ts': 'other' }, true],
  ['a source is added', { ...GATE, 'static/more.ts': '' }, true],
  ['a source has another name', { 'checks.ts': 'check', ...GATE }, true],
  ['a test is added', { ...GATE, 'check.test.ts': 'test' }, false],
  ['a test kit is added', { ...GATE, 'testing/gate.test-kit.ts': 'kit' }, false],
  ['a file that is no source is added', { ...GATE, 'notes.md': 'notes' }, false],
])('when %s, the hash changes: %#', async (_case, files, isOther) => {
  const before = await hashOf(GATE);
  expect((await hashOf(files)) !== before).toBe(isOther);
});

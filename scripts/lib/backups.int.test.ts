import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as referenceApi from '@storefront/reference-api';
import { saveFolder } from '@storefront/reference-api';
import { prepareFolder } from '../../reference-api/src/testing/test-databases';
import { backup } from './backups';
import { PlainError } from './say';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  writeFile: jest.fn(),
}));
jest.mock('@storefront/reference-api', () => {
  const real = jest.requireActual<typeof referenceApi>('@storefront/reference-api');
  return { ...real, saveFolder: jest.fn(real.saveFolder) };
});
const { writeFile } = jest.requireActual<typeof fs>('node:fs/promises');
const write = jest.mocked(fs.writeFile);

let folder: string;
let options: Parameters<typeof backup>[0];
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'storefront-backups-'));
  options = {
    data: path.join(folder, 'api'),
    file: path.join(folder, 'storefront.tar.gz'),
    running: null,
  };
  write.mockImplementation(writeFile);
  await fs.mkdir(options.data);
  prepareFolder(options.data);
  // starting the engine for each attempt would take most of the time
  const saved = await saveFolder(options.data);
  jest.mocked(saveFolder).mockImplementation(async () => Buffer.from(saved));
}, 120_000);
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const isThere = () =>
  fs.access(options.file).then(
    () => true,
    () => false,
  );
const ofBackup = (instead: (body: Buffer) => Promise<void>) =>
  write.mockImplementation((file, body, ...rest) =>
    file === options.file ? instead(body as Buffer) : writeFile(file, body, ...rest),
  );

test('a backup that does not fit or is altered leaves no file; an existing one is not replaced', async () => {
  ofBackup(async (body) => {
    await writeFile(options.file, body.subarray(0, 100));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  await expect(backup(options)).rejects.toThrow(/^There is no room for /);
  expect(await isThere()).toBe(false);
  ofBackup((body) => writeFile(options.file, body.fill(0, 50, 90)));
  await expect(backup(options)).rejects.toThrow(PlainError);
  expect(await isThere()).toBe(false);

  write.mockImplementation(writeFile);
  const { bytes } = await backup(options);
  expect((await fs.stat(options.file)).size).toBe(bytes);
  await expect(backup(options)).rejects.toThrow(/is there already/);
  expect((await fs.stat(options.file)).size).toBe(bytes);
}, 120_000);

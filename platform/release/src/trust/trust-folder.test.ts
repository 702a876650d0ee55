import { execFileSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { createKey, readSigners } from './key-files';
import { TrustError } from './trust-error';
import { ROOT_FILE, trustFolder } from './trust-folder';

afterAll(removeTemporaryFolders);

test.each([
  ['a FIFO', (file: string) => execFileSync('mkfifo', [file]), 'is no regular file'],
  ['a device', (file: string) => symlink('/dev/zero', file), 'is no regular file'],
])('%s in the place of the root or of a key is an error at once', async (_, place, reason) => {
  const folder = await aTemporaryFolder();
  await place(path.join(folder, ROOT_FILE));
  await place(path.join(folder, 'pat.1.key.pem'));
  await writeFile(path.join(folder, 'pat.1.pub.json'), '{}');
  await expect(trustFolder(folder).load()).rejects.toThrow(TrustError);
  await expect(trustFolder(folder).load()).rejects.toThrow(reason);
  await expect(readSigners(folder)).rejects.toThrow(TrustError);
});

test('a key may be a link, as a secret that is mounted is one', async () => {
  const [folder, mounted] = [await aTemporaryFolder(), await aTemporaryFolder()];
  const { file } = await createKey(mounted, 'pat');
  for (const name of [file, file.replace(/\.pub\.json$/, '.key.pem')])
    await symlink(name, path.join(folder, path.basename(name)));
  expect((await readSigners(folder)).map(({ owner }) => owner)).toEqual(['pat']);
});

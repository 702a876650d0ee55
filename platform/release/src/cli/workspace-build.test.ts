import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../store';
import { aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { workspaceBuild } from './workspace-build';

afterAll(removeTemporaryFolders);

test('a build is found by its folder, its workspace or its edition; what is missing is named', async () => {
  const root = await aTemporaryFolder();
  for (const folder of ['mf-menu/dist', 'mf-menu/dist-nep', 'shell'])
    await mkdir(path.join(root, folder), { recursive: true });
  for (const folder of ['mf-menu/dist', 'mf-menu/dist-nep'])
    await writeFile(path.join(root, folder, 'build.json'), '{}');
  expect(workspaceBuild('mf-menu', root)).toBe('mf-menu/dist');
  expect(workspaceBuild('mf-menu/dist', root)).toBe('mf-menu/dist');
  expect(workspaceBuild('mf-menu@nep', root)).toBe('mf-menu/dist-nep');
  expect(() => workspaceBuild('shell', root)).toThrow(
    new StoreError(
      'shell has no build, shell/dist/build.json is not there: run "npm run build shell" first',
    ),
  );
  expect(() => workspaceBuild('mf-menuu', root)).toThrow(
    'there is no mf-menuu: choose from mf-menu, shell, or name the folder of a build',
  );
  expect(() => workspaceBuild('lost', path.join(root, 'shell'))).toThrow(
    'there is no lost: name the folder of a build',
  );
});

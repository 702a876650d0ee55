import { changeChannel } from './change-channel';
import { publish } from './publish';
import { rollback } from './rollback';
import { openStore } from './store';
import { revokedBuilds } from './revoked-builds';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';

afterAll(removeTemporaryFolders);

test('a build that a rollback took away is known as such; those that stayed, and new ones, are not', async () => {
  const store = openStore(await aTemporaryFolder());
  const build = async (name: string, version: string) =>
    publish(store, (await aBuildFolder(name, { 'entry.js': version }, { version })).folder);
  const serve = (...builds: Awaited<ReturnType<typeof build>>[]) =>
    changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
  const [shell, first] = [await build('shell', '1.0.0'), await build('mf-menu', '1.0.0')];
  await serve(shell, first);
  const second = await build('mf-menu', '1.0.1');
  expect(await revokedBuilds(store, 'stable', [shell, second])).toEqual([]);
  await serve(second);
  await rollback(store, 'stable');
  const third = await build('mf-menu', '1.0.2');
  expect(
    (await revokedBuilds(store, 'stable', [shell, first, second, third])).map(({ id }) => id),
  ).toEqual([second.id]);
});

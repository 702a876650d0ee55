import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { changeChannel } from '../change-channel';
import { channelHistory } from '../history';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { currentRevision, readComposition, revisionPath } from '../store';
import { readComposedPage } from '../page';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { aBuildOf, publishBuild } from '../testing/a-store';
import { aSignedStore } from './testing/a-signed-store';

afterAll(removeTemporaryFolders);

test('publishes, promotes and rolls back with keys, and an edge without keys verifies all of it', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  const [first, second] = [
    await publishBuild(store, 'mf-menu', 'a'),
    await publishBuild(store, 'mf-menu', 'b'),
  ];
  const edge = await signed.edge();
  for (const builds of [[shell, first], [second]])
    await changeChannel(store, 'stable', { note: 'new' }, () => ({ builds }));
  expect(await currentRevision(edge, 'stable')).toMatchObject({ revision: 2, by: 'pat' });
  await rollback(store, 'stable');
  const served = await currentRevision(edge, 'stable');
  expect(served).toMatchObject({ revision: 3, repeats: 1 });
  const { boot } = await readComposedPage(edge, served?.composition ?? '', '/builds');
  expect(boot).toBe('// a');
  expect((await channelHistory(edge, 'stable', 9)).map(({ revision }) => revision)).toEqual([
    3, 2, 1,
  ]);
  expect(edge.trust?.alarms()).toEqual([]);
});

test('writes the signed revision under its number too, for readers without keys', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  const text = await readFile(path.join(signed.root, revisionPath('stable', 1)), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ revision: 1, by: 'pat' });
});

test('without the key of CI a change waits, and CI makes it effective', async () => {
  const signed = await aSignedStore();
  const [builder, promoter] = [await signed.as(['shelly']), await signed.as(['pat'])];
  const ci = await signed.as(['ci']);
  const published = await publish(builder, (await aBuildOf('shell', 'a')).folder);
  expect(published).toMatchObject({ isNew: true, isWaiting: true });
  const edge = await signed.edge();
  expect(await edge.files.list('builds/shell')).toEqual([]);
  expect(await ci.trust?.release()).toBe(true);
  const [id = ''] = await edge.files.list('builds/shell');
  const { contentHash } = (await aBuildOf('shell', 'a')).record;
  const builds = [{ name: 'shell', id, contentHash }];
  await changeChannel(promoter, 'stable', { note: '' }, () => ({ builds }));
  expect(await currentRevision(edge, 'stable')).toBeNull();
  await expect(
    changeChannel(promoter, 'stable', { note: 'again' }, () => ({ builds })),
  ).rejects.toThrow('waits for CI');
  await ci.trust?.release();
  const served = await currentRevision(edge, 'stable');
  expect(served).toMatchObject({ revision: 1 });
  expect((await readComposition(edge, served?.composition ?? '')).builds).toEqual(builds);
});

test('concurrent promotions of several people are all in the history, each signed', async () => {
  const signed = await aSignedStore();
  const store = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const shell = await publishBuild(store, 'shell', 'a');
  const menus = await Promise.all(
    ['a', 'b', 'c', 'd'].map((it) => publishBuild(store, 'mf-menu', it)),
  );
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  const writers = await Promise.all(
    menus.map((_, at) => signed.as([at % 2 ? 'pat' : 'quinn', 'ci'])),
  );
  await Promise.all(
    writers.map((writer, at) =>
      changeChannel(writer, 'stable', { note: `${at}` }, () => ({ builds: [menus[at] ?? shell] })),
    ),
  );
  const edge = await signed.edge();
  const notes = (await channelHistory(edge, 'stable', 9)).map(({ note }) => note);
  expect(notes).toHaveLength(5);
  expect(new Set(notes)).toEqual(new Set(['', '0', '1', '2', '3']));
});

import { changeChannel } from '../change-channel';
import { revisionPath } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { aSignedStore, tamperingWith } from '../trust/testing';
import { aReceiver, SECRET } from './a-receiver.test-kit';
import { notifyChannel } from './notify-channel';

afterAll(removeTemporaryFolders);

test('in a signed store a promotion is sent once it is in effect, one written by hand never', async () => {
  const signed = await aSignedStore();
  const receiver = await aReceiver();
  const notify = [{ name: 'ops', url: receiver.url, events: ['promoted', 'key-expires'] }];
  const all = await signed.as(['shelly', 'mia', 'pat', 'ci']);
  const builds = [await publishBuild(all, 'shell', 'a'), await publishBuild(all, 'mf-menu', 'a')];
  await changeChannel(all, 'stable', { note: '' }, () => ({ builds, notify }));
  const other = await publishBuild(all, 'mf-menu', 'b');
  const send = async () => {
    const edge = await signed.edge();
    const senders = { secrets: new Map([['ops', [SECRET]]]), mail: null };
    const attempts = await notifyChannel(edge, 'stable', senders, new AbortController().signal);
    return attempts.map(({ notice, outcome }) => [notice.data['revision'], outcome.kind]);
  };
  expect(await send()).toEqual([[1, 'delivered']]);

  const promoter = await signed.as(['pat']);
  const waiting = await changeChannel(promoter, 'stable', { note: '' }, () => ({
    builds: [other],
  }));
  expect(waiting.isWaiting).toBe(true);
  expect(await send()).toEqual([]);
  await (await signed.as(['ci'])).trust?.release();
  expect(await send()).toEqual([[2, 'delivered']]);

  const text = JSON.stringify({ ...waiting.revision, revision: 3, composition: 'c'.repeat(64) });
  await tamperingWith(signed.root).write(revisionPath('stable', 3), text);
  expect(await send()).toEqual([]);
  receiver.close();
});

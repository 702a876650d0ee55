import { cp } from 'node:fs/promises';
import pLimit from 'p-limit';
import { changeChannel } from './change-channel';
import { currentRevision, openStore } from './store';
import { aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { failingDisk } from './testing/failing-disk';
import { expectWhole } from './testing/whole-store';
import { aWorker } from './testing/worker';

afterAll(removeTemporaryFolders);

const AT_ONCE = 3;

async function copyOf(root: string): Promise<string> {
  const copy = await aTemporaryFolder();
  await cp(root, copy, { recursive: true });
  return copy;
}

test('a process killed at any step of a promotion leaves the old or the new, and the next continues', async () => {
  const store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  const build = await publishBuild(store, 'mf-menu', 'b');
  const disk = failingDisk(Number.POSITIVE_INFINITY, 'process');
  await changeChannel(openStore(await copyOf(store.root), disk), 'stable', { note: 'new' }, () => ({
    builds: [build],
  }));

  async function kill(killAt: number): Promise<string> {
    const root = await copyOf(store.root);
    const worker = await aWorker();
    expect(await worker.promote({ root, builds: [build], note: 'new', killAt })).toBeNull();
    const left = openStore(root);
    await expectWhole(left);
    const found = (await currentRevision(left, 'stable'))?.note ?? 'nothing';
    const { revision } = await changeChannel(left, 'stable', { note: 'new' }, () => ({
      builds: [build],
    }));
    expect(revision.revision).toBe(2);
    return found;
  }

  const points = Array.from({ length: disk.steps }, (_, index) => index);
  const found = await pLimit(AT_ONCE).map(points, kill);
  expect(found).toHaveLength(disk.steps);
  expect(new Set(found)).toEqual(new Set(['', 'new'])); // the note of the first release is empty
});

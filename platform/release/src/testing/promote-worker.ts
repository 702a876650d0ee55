import { writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel } from '../change-channel';
import { type Disk, systemDisk } from '../disk';
import { LostRace } from '../store-error';
import { resolveBuilds } from '../resolve-builds';
import { openStore } from '../store';
import type { Answer, Order } from './worker';

/** The disk of a process that terminates itself before step `last` + 1. */
function deadlyDisk(last: number): Disk {
  let steps = 0;
  const deadly = <Words extends unknown[], Result>(work: (...words: Words) => Promise<Result>) => {
    return (...words: Words): Promise<Result> => {
      if (steps === last) process.kill(process.pid, 'SIGKILL');
      steps += 1;
      return work(...words);
    };
  };
  return {
    makeFolder: deadly(systemDisk.makeFolder),
    write: deadly(systemDisk.write),
    sync: deadly(systemDisk.sync),
    rename: deadly(systemDisk.rename),
    link: deadly(systemDisk.link),
    remove: deadly(systemDisk.remove),
  };
}

/** Waits until as many processes have read the current revision. */
async function meet({ folder, count }: NonNullable<Order['meeting']>): Promise<void> {
  await writeFile(path.join(folder, String(process.pid)), '');
  while ((await readdir(folder)).length < count) await pause(5);
}

async function obey({ root, builds, note, expect, killAt, meeting }: Order): Promise<Answer> {
  const store = openStore(root, killAt === undefined ? undefined : deadlyDisk(killAt));
  let attempts = 0;
  try {
    const refs = await resolveBuilds(store, builds);
    const options = { note, ...(expect === undefined ? {} : { expect }) };
    const { revision } = await changeChannel(store, 'stable', options, async () => {
      attempts += 1;
      if (meeting && attempts === 1) await meet(meeting);
      return { builds: refs };
    });
    return { landed: revision.revision, attempts };
  } catch (error) {
    if (error instanceof LostRace) return { lostTo: error.lostTo, attempts };
    throw error;
  }
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer));
});
process.send?.('ready');

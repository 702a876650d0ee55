import { changeChannel } from '../change-channel';
import { type Disk, systemDisk } from '../disk';
import { LostRace } from '../lost-race';
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

async function obey({ root, builds, note, expect, killAt }: Order): Promise<Answer> {
  const store = openStore(root, killAt === undefined ? undefined : deadlyDisk(killAt));
  let attempts = 0;
  try {
    const refs = await resolveBuilds(store, builds);
    const options = { note, ...(expect === undefined ? {} : { expect }) };
    const { revision } = await changeChannel(store, 'stable', options, () => {
      attempts += 1;
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

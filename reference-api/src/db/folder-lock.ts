import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder belongs to a running process. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is used by process ${pid}. Stop that process first, or choose another folder by DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

const held = new Set<string>();
const TRIES = 40;
const PAUSE_MS = 50;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Longer than anybody needs to take a lock over; who died meanwhile holds nobody up for longer. */
const TAKEOVER_MS = 5000;

/**
 * Runs `work` while no other process takes over the lock of a dead one: two of them would remove
 * each other's new lock.
 */
async function alone(file: string, work: () => Promise<void>): Promise<void> {
  const sign = `${file}.taking-over`;
  const isOurs = await link(file, sign).then(
    () => true,
    () => false,
  );
  if (!isOurs) {
    const { ctimeMs } = await stat(sign).catch(() => ({ ctimeMs: Date.now() }));
    if (Date.now() - ctimeMs > TAKEOVER_MS) await rm(sign, { force: true });
    return;
  }
  await work().finally(() => rm(sign, { force: true }));
}

const holderOf = async (file: string): Promise<number> =>
  Number(await readFile(file, 'utf8').catch(() => ''));
const isHeld = (pid: number): boolean => pid > 0 && pid !== process.pid && isAlive(pid);

/** Makes the lock with the number of this process already in it: nobody ever reads half of one. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Takes a folder for this process alone. PGlite does not do this itself: a second process that
 * opens the same folder loses its writes in silence. A lock left behind by a dead process is taken
 * over, by one of those who want it. Throws `FolderInUseError`. The answer gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock.pid');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (held.has(file)) throw new FolderInUseError(folder, process.pid);
    if (await take(file)) {
      held.add(file);
      return async () => {
        held.delete(file);
        await rm(file, { force: true });
      };
    }
    const pid = await holderOf(file);
    if (isHeld(pid)) throw new FolderInUseError(folder, pid);
    await alone(file, async () => {
      if (!isHeld(await holderOf(file))) await rm(file, { force: true });
    });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
  }
  throw new FolderInUseError(folder, await holderOf(file));
}

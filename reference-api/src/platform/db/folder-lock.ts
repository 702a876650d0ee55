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
      `The data folder ${folder} is used by process ${pid}. ` +
        'Stop that process first, or choose another folder by DATA_DIR.',
    );
    this.name = 'FolderInUseError';
  }
}

const held = new Set<string>();
const MAX_ATTEMPTS = 40;
const PAUSE_MS = 50;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Maximum duration of a lock takeover in ms; a takeover lock of a crashed process expires after it.
 */
const TAKEOVER_MS = 5000;

/**
 * Runs `work` while no other process takes over the lock of a dead process: two of them would
 * remove each other's new lock.
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

const readHolder = async (file: string): Promise<number> =>
  Number(await readFile(file, 'utf8').catch(() => ''));
const isHeld = (pid: number): boolean => pid > 0 && pid !== process.pid && isAlive(pid);

/**
 * Creates the lock file with this process's pid already in it: no process can read a partial file.
 */
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
 * Locks a folder for this process. PGlite does not do this itself: a second process that opens the
 * same folder silently loses its writes. The lock of a dead process is taken over by exactly one
 * process. Throws `FolderInUseError`. The returned function releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock.pid');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (held.has(file)) throw new FolderInUseError(folder, process.pid);
    if (await take(file)) {
      held.add(file);
      return async () => {
        held.delete(file);
        await rm(file, { force: true });
      };
    }
    const pid = await readHolder(file);
    if (isHeld(pid)) throw new FolderInUseError(folder, pid);
    await alone(file, async () => {
      if (!isHeld(await readHolder(file))) await rm(file, { force: true });
    });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
  }
  throw new FolderInUseError(folder, await readHolder(file));
}

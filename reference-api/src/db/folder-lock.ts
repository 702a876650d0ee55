import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder belongs to a running process. */
export class FolderInUseError extends Error {
  constructor(readonly folder: string, readonly pid: number) {
    super(`The data folder ${folder} is used by process ${pid}. Stop that process first, or choose another folder by DATA_DIR.`);
    this.name = 'FolderInUseError';
  }
}

const held = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes a folder for this process alone. PGlite does not do this itself: a second process that opens the same folder
 * loses its writes in silence. A lock left behind by a dead process is taken over.
 * Throws `FolderInUseError`. The answer gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock.pid');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (held.has(file)) throw new FolderInUseError(folder, process.pid);
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      held.add(file);
      return async () => {
        held.delete(file);
        await rm(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0 && pid !== process.pid && isAlive(pid)) throw new FolderInUseError(folder, pid);
    await rm(file, { force: true });
  }
  throw new FolderInUseError(folder, 0);
}

import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, systemDisk } from '../disk';

/** The machine stopped: nothing after this step happened. */
export class Stopped extends Error {}

/** Data lost by a stop: nothing that was written, or all that was not synced, as in a power cut. */
export type Stop = 'process' | 'power';

type Undo = () => Promise<void>;

/** Data that a power cut would remove: bytes of files and names in folders that were not synced. */
class Unsynced {
  private readonly bytes = new Set<string>();
  private names: { readonly folder: string; readonly undo: Undo }[] = [];

  wrote(file: string): void {
    this.bytes.add(file);
  }

  named(file: string, undo: Undo): void {
    this.names.push({ folder: path.dirname(file), undo });
  }

  moved(from: string, to: string): void {
    for (const file of this.bytes) {
      if (file !== from && !file.startsWith(`${from}/`)) continue;
      this.bytes.delete(file);
      this.bytes.add(to + file.slice(from.length));
    }
  }

  synced(place: string): void {
    this.bytes.delete(place);
    this.names = this.names.filter(({ folder }) => folder !== place);
  }

  async take(): Promise<void> {
    // its folder may be removed
    for (const file of this.bytes) await truncate(file).catch(() => undefined);
    for (const { undo } of this.names.reverse()) await undo().catch(() => undefined);
  }
}

/**
 * A disk that stops before step `last` + 1, or within it when it is a write. After that every step
 * fails, also cleanup. `steps` has the kinds of the completed ones; `cut` is a power cut now. Nothing
 * is actually synced: a power cut removes the data that was not recorded as synced.
 */
export function failingDisk(
  last: number,
  stop: Stop,
): Disk & { readonly steps: readonly (keyof Disk)[]; cut(): Promise<void> } {
  const unsynced = new Unsynced();
  const steps: (keyof Disk)[] = [];
  let isStopped = false;

  async function step<Result>(
    kind: keyof Disk,
    work: () => Promise<Result>,
    half?: () => Promise<unknown>,
  ): Promise<Result> {
    if (isStopped) throw new Stopped();
    if (steps.length === last) {
      isStopped = true;
      await half?.();
      if (stop === 'power') await unsynced.take();
      throw new Stopped();
    }
    steps.push(kind);
    return work();
  }

  return {
    steps,
    cut: () => unsynced.take(),
    makeFolder: (folder) => step('makeFolder', () => systemDisk.makeFolder(folder)),
    write: (file, bytes) =>
      step(
        'write',
        async () => {
          await systemDisk.write(file, bytes);
          unsynced.wrote(file);
        },
        () => writeFile(file, bytes.slice(0, bytes.length / 2)),
      ),
    sync: (place) => step('sync', async () => unsynced.synced(place)),
    rename: (from, to) =>
      step('rename', async () => {
        const replaced = await readFile(to).catch(() => null);
        await systemDisk.rename(from, to);
        unsynced.moved(from, to);
        unsynced.named(to, () => (replaced ? writeFile(to, replaced) : rename(to, from)));
      }),
    link: (from, to) =>
      step('link', async () => {
        await systemDisk.link(from, to);
        unsynced.named(to, () => rm(to));
      }),
    remove: (place) => step('remove', () => systemDisk.remove(place)),
  };
}

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files by their paths from `root`: those of a new folder, and changed ones. */
export interface Changes {
  readonly folder: string;
  /** By their paths inside the folder. */
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

async function writeUnder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/**
 * Writes everything or nothing: all files are first written beside their targets, then each is
 * moved. When a move fails, the completed moves are reverted and the error is rethrown.
 */
export async function writeAll(root: string, { folder, added, changed }: Changes): Promise<void> {
  const draft = await mkdtemp(path.join(root, '.new-'));
  const undo: (() => Promise<unknown>)[] = [];
  try {
    await writeUnder(path.join(draft, 'added'), added);
    await writeUnder(path.join(draft, 'changed'), changed);
    await writeUnder(
      path.join(draft, 'before'),
      new Map(
        await Promise.all(
          [...changed.keys()].map(
            async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const,
          ),
        ),
      ),
    );
    for (const file of changed.keys()) {
      await rename(path.join(draft, 'changed', file), path.join(root, file));
      undo.push(() => rename(path.join(draft, 'before', file), path.join(root, file)));
    }
    // rejects a folder with contents
    await rename(path.join(draft, 'added'), path.join(root, folder));
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

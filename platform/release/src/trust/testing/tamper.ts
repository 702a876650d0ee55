import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRef, BuildRecord } from '@storefront/compositions';
import { aTemporaryFolder } from '../../testing/a-build-folder';

/** What a writer of the folder of a store can do without a key. */
export interface Tampering {
  write(file: string, text: string): Promise<void>;
  read(file: string): Promise<string>;
  /** A copy of the folder, to put parts of it back later. */
  copy(): Promise<{ restore(...files: readonly string[]): Promise<void> }>;
  /** Replaces a file of a build, and its hash in `build.json`. */
  rehash(build: Pick<BuildRef, 'name' | 'id'>, file: string, text: string): Promise<void>;
}

export function tamperingWith(root: string): Tampering {
  const at = (file: string): string => path.join(root, file);
  const write = async (file: string, text: string): Promise<void> => {
    // a new file: shared files are links to the same content
    await rm(at(file), { force: true });
    await writeFile(at(file), text);
  };
  const read = (file: string): Promise<string> => readFile(at(file), 'utf8');
  return {
    write,
    read,
    copy: async () => {
      const folder = path.join(await aTemporaryFolder(), 'copy');
      await cp(root, folder, { recursive: true });
      return {
        restore: async (...files) => {
          for (const file of files)
            await cp(path.join(folder, file), at(file), { recursive: true });
        },
      };
    },
    rehash: async ({ name, id }, file, text) => {
      const folder = `builds/${name}/${id}`;
      await write(`${folder}/${file}`, text);
      for (const form of (await readdir(at(folder))).filter((it) => /\.(br|gz)$/.test(it)))
        if (form.startsWith(`${file}.`)) await rm(at(`${folder}/${form}`));
      const record = JSON.parse(await read(`${folder}/build.json`)) as BuildRecord;
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      const files = record.files.map((it) =>
        it.path === file ? { ...it, size: text.length, integrity } : it,
      );
      await write(`${folder}/build.json`, JSON.stringify({ ...record, files }));
    },
  };
}

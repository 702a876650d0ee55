import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';
import type { Breaking } from './mutation.test-kit';

const someScript = ({ files }: BuildRecord): string => files.find(({ path: file }) => file.startsWith('page-'))?.path ?? '';
const comment = (text: string) => [['mf-tracking/src/remote.ts', 'export const remote', `export const planted = '${text}';\nexport const remote`]] as const;

/** What happens to a build after it was made. */
export const breakingBuilds: readonly Breaking[] = [
  {
    name: 'a record with a wrong hash', check: 'integrity', room: 'mf-tracking', edits: comment('wrong hash'),
    damage: async (folder, record) => {
      const [first, ...others] = record.files;
      const wrong = { ...record, files: [{ ...first, integrity: `sha384-${'A'.repeat(64)}` }, ...others] };
      await writeFile(path.join(folder, 'build.json'), JSON.stringify(wrong));
    },
  },
  {
    name: 'a flipped byte', check: 'integrity', room: 'mf-tracking', edits: comment('flipped byte'),
    damage: async (folder, record) => {
      const file = path.join(folder, someScript(record));
      const bytes = await readFile(file);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
  },
  { name: 'a missing file', check: 'integrity', room: 'mf-tracking', edits: comment('missing file'), damage: (folder, record) => rm(path.join(folder, someScript(record))) },
  {
    name: 'a React that the shell does not have', check: 'singletons', room: 'mf-tracking', edits: comment('other React'),
    record: (record) => ({ ...record, singletons: { ...record.singletons, react: '^20.0.0' } }),
  },
];

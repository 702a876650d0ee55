import type { BuildRecord } from '@storefront/compositions';
import type { Breaking } from './mutation.test-kit';

const workspace = 'mf-tracking';
const script = ({ files }: BuildRecord): string =>
  files.find(({ path }) => path.startsWith('page-') && path.endsWith('.js'))?.path ?? '';

/** Damage to a build after it was made. */
export const breakingBuilds: readonly Breaking[] = [
  {
    workspace,
    name: 'a record with a wrong hash',
    check: 'integrity',
    damage: (_, record) => ({
      ...record,
      files: record.files.map((file, index) =>
        index === 0 ? { ...file, integrity: `sha384-${'A'.repeat(64)}` } : file,
      ),
    }),
  },
  {
    workspace,
    name: 'a flipped byte',
    check: 'integrity',
    damage: (files, record) => {
      const bytes = Buffer.from(files.get(script(record)) ?? '');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      files.set(script(record), bytes);
    },
  },
  {
    workspace,
    name: 'a missing file',
    check: 'integrity',
    damage: (files, record) => void files.set(script(record), null),
  },
  {
    workspace,
    name: 'a React that the shell does not have',
    check: 'singletons',
    record: (record) => ({ ...record, singletons: { ...record.singletons, react: '^20.0.0' } }),
  },
];

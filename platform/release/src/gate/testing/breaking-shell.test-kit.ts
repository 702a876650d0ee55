import type { BuildRecord } from '@storefront/compositions';
import type { Breaking } from './mutation.test-kit';

const workspace = 'shell';

/**
 * Exports names of a shared module under other names; without the names for which `rename` returns
 * null.
 */
const giving =
  (module: string, rename: (name: string) => string | null) =>
  (record: BuildRecord): BuildRecord => ({
    ...record,
    shared: {
      ...record.shared,
      [module]: (record.shared[module] ?? []).flatMap((name) => rename(name) ?? []),
    },
  });

/**
 * Mutations of the shell and of the shared packages that must not be released while remotes need
 * the old version.
 */
export const breakingShell: readonly Breaking[] = [
  {
    workspace,
    name: 'an event of the bus is renamed',
    check: 'shared-names',
    record: giving('@storefront/shared-domain/bus', (name) =>
      name.replace('cartBus.notesChanged', 'cartBus.noteChanged'),
    ),
  },
  {
    workspace,
    name: 'a primitive is removed',
    check: 'shared-names',
    record: giving('@storefront/shared-ui', (name) => (name === 'Stepper' ? null : name)),
  },
  {
    workspace,
    name: 'the contract is raised by two',
    check: 'contract',
    record: (record) => ({ ...record, contract: record.contract + 2 }),
  },
  {
    workspace,
    name: 'an address leads to a page that no remote exposes',
    check: 'pages',
    record: (record) => ({
      ...record,
      routes: [
        ...(record.routes ?? []),
        { path: 'news', pages: [{ remote: 'mf-menu', page: 'news' }] },
      ],
    }),
  },
];

import type { BuildRecord, ShellDeclaration } from '@storefront/compositions';
import { consumedByRemote, singletonVersions } from '../singletons';
import { entryFiles, ownKeys } from './entry-files';
import { offeredNames } from './offered-names';
import { placedSlots } from './placed-slots';
import { usedNames } from './used-names';

/** The shared modules in a build record. */
export type Sharing = Pick<BuildRecord, 'singletons' | 'shared'>;

/**
 * The shell: exact versions, and every name it provides. Throws when the slots that its sources `files`
 * render are not those of its declaration.
 */
export function sharingOfShell(
  files: Iterable<string>,
  { slots }: Pick<ShellDeclaration, 'slots'>,
): Sharing {
  const placed = placedSlots(files);
  const missing = placed.filter((name) => !(name in slots));
  const unused = Object.keys(slots).filter((name) => !placed.includes(name));
  if (missing.length > 0 || unused.length > 0)
    throw new Error(
      'shell/src/declaration.ts, slots: ' +
        [
          ...missing.map((name) => `${name} is rendered and not declared: add it`),
          ...unused.map((name) => `${name} is declared and not rendered: remove it`),
        ].join('; '),
    );
  const shared = [...entryFiles()].map(([key, entry]) => [key, offeredNames(entry)] as const);
  return { singletons: singletonVersions(), shared: Object.fromEntries(shared) };
}

/**
 * A remote: the ranges of the singletons it consumes, and the names that its sources `files` use of
 * our own packages.
 */
export function sharingOfRemote(files: Iterable<string>, consumed: ReadonlySet<string>): Sharing {
  const ranges = Object.entries(consumedByRemote()).filter(([key]) => consumed.has(key));
  const used = usedNames(files, ownKeys);
  const taken = [...consumed].filter((key) => ownKeys.has(key)).sort();
  return {
    singletons: Object.fromEntries(
      ranges.map(([key, { requiredVersion }]) => [key, requiredVersion]),
    ),
    shared: Object.fromEntries(taken.map((key) => [key, [...(used.get(key) ?? [])].sort()])),
  };
}

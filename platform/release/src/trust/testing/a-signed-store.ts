import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Key } from '@tufjs/models';
import { type Store, openStore } from '../../store';
import { aTemporaryFolder } from '../../testing/a-build-folder';
import { createKey } from '../key-files';
import { grant } from '../manage-keys';
import { type TrustOptions, openSigning, openTrustedStore } from '../open-trusted-store';
import { releaseIfPossible } from '../release-snapshot';
import { startSigning } from '../start-signing';

/** A signed store with the keys of its people, each in a folder of its own. */
export interface SignedStore {
  readonly root: string;
  /** Folder of trust of the machine that created the keys. */
  readonly trust: string;
  readonly keys: Readonly<Record<string, Key>>;
  /** The store on a machine with the keys of some people. */
  as(people: readonly string[], options?: TrustOptions): Promise<Store>;
  /** A folder with the private keys of some people. */
  folder(people: readonly string[]): Promise<string>;
  /** The store on a machine that trusts the root, and has seen nothing yet. */
  edge(options?: TrustOptions): Promise<Store>;
  /** Another person with a key. */
  join(person: string): Promise<Key>;
}

export interface SignedPlaces {
  /** People by room. */
  readonly rooms?: Readonly<Record<string, readonly string[]>>;
  /** People by channel. */
  readonly channels?: Readonly<Record<string, readonly string[]>>;
  /** People that must sign, by room or channel; default: 1. */
  readonly people?: Readonly<Record<string, number>>;
}

export const HOLDERS = ['ana', 'ben', 'cleo'] as const;

const USUAL: SignedPlaces = {
  rooms: { shell: ['shelly'], 'mf-menu': ['mia'] },
  channels: { stable: ['pat', 'quinn'] },
};

/** Signs a store, by default an empty one: holders ana, ben and cleo, and CI. */
export async function aSignedStore(
  places: SignedPlaces = USUAL,
  root?: string,
): Promise<SignedStore> {
  const store = openStore(root ?? (await aTemporaryFolder()));
  const all = await aTemporaryFolder();
  const trust = path.join(all, 'trust');
  const keys: Record<string, Key> = {};
  const own = (person: string): string => path.join(all, person);
  const join = async (person: string): Promise<Key> => {
    const { key } = await createKey(own(person), person);
    keys[person] = key;
    return key;
  };
  const folder = async (people: readonly string[]): Promise<string> => {
    const made = await aTemporaryFolder();
    for (const person of people) await cp(own(person), made, { recursive: true });
    return made;
  };
  const needed = (person: string): Key => {
    const key = keys[person];
    if (!key) throw new Error(`${person} has no key`);
    return key;
  };
  const people = [...Object.values(places.rooms ?? {}), ...Object.values(places.channels ?? {})];
  for (const person of new Set([...HOLDERS, 'ci', ...people.flat()])) await join(person);

  const options = { trust, keys: await folder([...HOLDERS, 'ci']) };
  const signing = openSigning(store, options);
  const holders = HOLDERS.map(needed);
  await startSigning(store, signing, trust, { holders, ci: needed('ci') });
  await releaseIfPossible(signing);
  for (const [kind, given] of [
    ['room', places.rooms ?? {}],
    ['channel', places.channels ?? {}],
  ] as const)
    for (const [name, owners] of Object.entries(given))
      await grant(signing, {
        kind,
        name,
        keys: owners.map(needed),
        threshold: places.people?.[name],
      });

  return {
    root: store.root,
    trust,
    keys,
    join,
    folder,
    as: async (who, more = {}) =>
      openTrustedStore(store.root, { trust, keys: await folder(who), ...more }),
    edge: async (more = {}) => {
      const fresh = path.join(await aTemporaryFolder(), 'trust');
      await mkdir(fresh, { recursive: true });
      await cp(path.join(trust, 'root.json'), path.join(fresh, 'root.json'));
      return openTrustedStore(store.root, { trust: fresh, ...more });
    },
  };
}

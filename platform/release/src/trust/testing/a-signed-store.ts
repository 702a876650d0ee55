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
  /** A copy of the store and its keys in other folders: a test may change it. */
  copy(): Promise<SignedStore>;
  /** Another person with a key. */
  join(person: string): Promise<Key>;
}

interface SignedPlaces {
  /** People by room. */
  readonly rooms?: Readonly<Record<string, readonly string[]>>;
  /** People by channel. */
  readonly channels?: Readonly<Record<string, readonly string[]>>;
  /** People that must sign, by room or channel; default: 1. */
  readonly people?: Readonly<Record<string, number>>;
}

const HOLDERS = ['ana', 'ben', 'cleo'] as const;

const USUAL: SignedPlaces = {
  rooms: { shell: ['shelly'], 'mf-menu': ['mia'] },
  channels: { stable: ['pat', 'quinn'] },
};

interface Template {
  readonly root: string;
  /** Folders with the key of each person, and the folder of trust. */
  readonly all: string;
  readonly keys: Record<string, Key>;
}

/** Signed stores of this file by their places: a test gets a copy. */
const templates = new Map<string, Promise<SignedStore>>();

/** A signed store: holders ana, ben and cleo, CI, and the people of rooms and channels. */
export async function aSignedStore(places: SignedPlaces = USUAL): Promise<SignedStore> {
  const name = JSON.stringify(places);
  const made = templates.get(name) ?? sign(places, await aTemporaryFolder()).then(peopleOf);
  templates.set(name, made);
  return (await made).copy();
}

function peopleOf({ root, all, keys }: Template): SignedStore {
  const trust = path.join(all, 'trust');
  const own = (person: string): string => path.join(all, person);
  const folder = async (people: readonly string[]): Promise<string> => {
    const made = await aTemporaryFolder();
    for (const person of people) await cp(own(person), made, { recursive: true });
    return made;
  };
  return {
    root,
    trust,
    keys,
    folder,
    copy: async () => {
      const [otherRoot, other] = [await aTemporaryFolder(), await aTemporaryFolder()];
      await cp(root, otherRoot, { recursive: true });
      await cp(all, other, { recursive: true });
      return peopleOf({ root: otherRoot, all: other, keys: { ...keys } });
    },
    join: async (person) => {
      const { key } = await createKey(own(person), person);
      keys[person] = key;
      return key;
    },
    as: async (people, more = {}) =>
      openTrustedStore(root, { trust, keys: await folder(people), ...more }),
    edge: async (more = {}) => {
      const fresh = path.join(await aTemporaryFolder(), 'trust');
      await mkdir(fresh, { recursive: true });
      await cp(path.join(trust, 'root.json'), path.join(fresh, 'root.json'));
      return openTrustedStore(root, { trust: fresh, ...more });
    },
  };
}

async function sign(places: SignedPlaces, root: string): Promise<Template> {
  const store = openStore(root);
  const all = await aTemporaryFolder();
  const keys: Record<string, Key> = {};
  const people = [...Object.values(places.rooms ?? {}), ...Object.values(places.channels ?? {})];
  for (const person of new Set([...HOLDERS, 'ci', ...people.flat()]))
    keys[person] = (await createKey(path.join(all, person), person)).key;
  const needed = (person: string): Key => {
    const key = keys[person];
    if (!key) throw new Error(`${person} has no key`);
    return key;
  };
  const trust = path.join(all, 'trust');
  const { folder } = peopleOf({ root, all, keys });
  const signing = openSigning(store, { trust, keys: await folder([...HOLDERS, 'ci']) });
  await startSigning(store, signing, trust, { holders: HOLDERS.map(needed), ci: needed('ci') });
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
  return { root, all, keys };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildRef } from '@storefront/compositions';
import { compose } from './compose';
import { servedBuilds } from './latest';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { type Store, StoreError, currentRevision, lastPublished, namesIn, readRevision, revisionsOf } from './store';

/** A command gives the lines it has to say. */
export type Command = (store: Store, words: readonly string[]) => Promise<string[]>;

const short = (hash: string): string => hash.slice(0, 12);

const required = (word: string | undefined, what: string): string => {
  if (word === undefined) throw new StoreError(`say which ${what}`);
  return word;
};

async function newestBuilds(store: Store): Promise<BuildRef[]> {
  const names = await namesIn(path.join(store.root, 'published'));
  if (names.length === 0) throw new StoreError('nothing was published yet');
  return Promise.all(names.map((file) => lastPublished(store, file.replace(/\.json$/, ''))));
}

/** `publish <room or build folder>` */
const publishOne: Command = async (store, [word]) => {
  const room = required(word, 'build to publish');
  const folder = existsSync(path.join(room, 'build.json')) ? room : path.join(room, 'dist');
  const { name, id, isNew } = await publish(store, folder);
  return [`${name} ${id} ${isNew ? 'published' : 'was there already'}`];
};

/** `compose`: the builds that were published last. */
const composeNewest: Command = async (store) => {
  const { hash, builds } = await compose(store, await newestBuilds(store));
  return [`composition ${hash}`, ...builds.map(({ name, id }) => `  ${name} ${id}`)];
};

/** `promote <channel> [composition]`; without a composition, that of the builds published last. */
const promoteOne: Command = async (store, [channel, hash]) => {
  const target = hash ?? (await compose(store, await newestBuilds(store))).hash;
  const { revision } = await promote(store, required(channel, 'channel'), target);
  return [`${channel} serves ${short(target)} as revision ${revision}`];
};

/** `rollback <channel>` */
const rollbackOne: Command = async (store, [channel]) => {
  const { revision, note } = await rollback(store, required(channel, 'channel'));
  return [`${channel} is at revision ${revision}: ${note}`];
};

/** `status`: every channel, its history, and what it serves. */
const status: Command = async (store) => {
  const lines: string[] = [];
  for (const channel of await namesIn(path.join(store.root, 'channels'))) {
    const current = await currentRevision(store, channel);
    lines.push(`${channel}: revision ${current?.revision ?? 0}`);
    for (const { name, id } of await servedBuilds(store, channel)) lines.push(`  ${name} ${id}`);
    for (const number of (await revisionsOf(store, channel)).slice(-5)) {
      const { at, arms, note } = await readRevision(store, channel, number);
      lines.push(`  ${number} ${at} ${arms.map(({ composition }) => short(composition)).join(' ')} ${note}`.trimEnd());
    }
  }
  return lines.length === 0 ? ['no channel serves anything yet'] : lines;
};

export const commands: Readonly<Record<string, Command>> = {
  publish: publishOne,
  compose: composeNewest,
  promote: promoteOne,
  rollback: rollbackOne,
  status,
};

import { servedBuilds } from '../channel-builds';
import { resolveBuilds } from '../resolve-builds';
import type { Store } from '../store';
import { type Revocation, findRevocations } from '../revocations';
import { newChannelLines } from './new-channel';
import type { Output } from './output';
import { revokedWords } from './say';

/** A build that a promotion of the latest builds would serve. */
interface Promotable {
  readonly name: string;
  /** Id of the build that the channel serves; null for a name that it does not serve. */
  readonly served: string | null;
  readonly latest: string;
  /** Set when the channel served the latest build, and it was revoked. */
  readonly takenBack?: Pick<Revocation, 'revision' | 'by'>;
}

/** The names whose latest build a channel does not serve. */
async function promotableBuilds(store: Store, channel: string): Promise<Promotable[]> {
  const served = new Map(
    (await servedBuilds(store, channel)).map(({ name, id }) => [name, id] as const),
  );
  const latest = await resolveBuilds(store, []);
  const away = new Map(
    (await findRevocations(store, channel, latest)).map(
      ({ name, revision, by }) => [name, { takenBack: { revision, by } }] as const,
    ),
  );
  return latest
    .filter(({ name, id }) => served.get(name) !== id)
    .map(({ name, id }) => ({
      name,
      served: served.get(name) ?? null,
      latest: id,
      ...away.get(name),
    }));
}

/** Lists what can be promoted to a channel, and changes nothing. */
export async function listPromotable(
  store: Store,
  channel: string,
  { result }: Output,
): Promise<void> {
  const builds = await promotableBuilds(store, channel);
  const lines = builds.map(({ name, served, latest, takenBack: away }) => {
    const remark = away ? `; ${revokedWords(away)}: --all leaves it out` : '';
    return `  ${name}@${latest}  (served: ${served ?? 'none'}${remark})`;
  });
  result({ channel, isNew: false, promotable: builds }, [
    builds.length === 0
      ? `${channel} serves the latest build of every name; nothing was changed.`
      : `Nothing was changed. ${channel} can serve, by --builds <name>@latest … or by --all:`,
    ...lines,
    ...(await newChannelLines(store, channel)),
  ]);
}

import { type ChannelRevision, ChannelRevision as Contract } from '@storefront/compositions';
import type { ChangedChannel } from '../change-channel';
import type { Store } from '../store';
import { parseDelegated } from '../trust/names';
import { readPending } from '../trust/propose';
import { ownAuthor } from '../trust/sign-content';
import type { Signing } from '../trust/signing';
import { SignatureNeeded, TrustError } from '../trust/trust-error';
import { findRole } from '../trust/trusted';
import { roleKeys } from '../trust/verify-signatures';

/** A change of the guard: the revision that it made, or what prevents it. */
export type Attempt =
  | { readonly changed: ChangedChannel; readonly obstacle: null }
  | { readonly changed: null; readonly obstacle: string };

const WAITS =
  'the change is proposed and needs another signature: ' +
  'the owner of another key runs "npm run storefront -- keys sign"';

function revisionIn(text: string): ChannelRevision | null {
  try {
    return Contract.parse(JSON.parse(text));
  } catch {
    return null; // another file of a proposal
  }
}

interface Place {
  readonly channel: string;
  readonly current: ChannelRevision;
}

/** Whether the keys of this machine are enough for a change of the channel. */
async function canSignAlone(signing: Signing, channel: string): Promise<boolean> {
  const { targets } = await signing.trust.current();
  const role = findRole(targets.metadata, 'channel', channel);
  const threshold = role === null ? undefined : roleKeys(targets.metadata, role)?.threshold;
  const owners = new Set(await ownAuthor(signing, 'channel', channel));
  return threshold !== undefined && owners.size >= threshold;
}

/**
 * Whether a change of the current revision with this subject waits for another signature. A proposal
 * is a file that can be written without a key: none prevents a change that needs no other signature.
 */
async function isProposed(store: Store, { channel, current }: Place, subject: string) {
  const signing = store.trust?.signing;
  if (!signing || (await canSignAlone(signing, channel))) return false;
  for (const { role, files } of await readPending(signing).catch(() => [])) {
    const place = parseDelegated(role);
    if (place?.kind !== 'channel' || place.name !== channel) continue;
    for (const revision of Object.values(files ?? {}).map(revisionIn))
      if (revision?.revision === current.revision + 1 && revision.note.startsWith(`${subject}: `))
        return true;
  }
  return false;
}

/**
 * Makes a change that the guard attempts again at every check, in a signed store as well. Without a
 * key, with one key of two, or until CI releases it, the change has an obstacle; it is proposed once
 * for each revision. `subject` begins its note, before a colon: the rest may differ at the next check.
 */
export async function attemptChange(
  store: Store,
  place: Place,
  subject: string,
  change: () => Promise<ChangedChannel>,
): Promise<Attempt> {
  if (await isProposed(store, place, subject)) return { changed: null, obstacle: WAITS };
  try {
    return { changed: await change(), obstacle: null };
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    return {
      changed: null,
      obstacle: error instanceof SignatureNeeded ? WAITS : error.message,
    };
  }
}

import { once } from 'node:events';
import type { ChannelRevision, NotifyTarget } from '@storefront/compositions';
import { codeOf } from '../store-error';
import { type Store, currentRevision, listRevisions, readRevision } from '../store';
import { expiries } from '../trust/trusted';
import { MAX_AGE_MS, type Notice, bodyOf, noticesOfExpiry, noticesOfRevision } from './notices';
import { type Delivery, type Outbox, claimAttempt, finishAttempt, openOutbox } from './outbox';
import { type Outcome, sendWebhook } from './send-webhook';
import { mailAddress } from './target-url';

/** A mail; `id` is the same in every attempt. */
export interface NoticeMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What a process needs to send. A target whose secret it lacks is left to another process. */
export interface Senders {
  /** By the name of the target. */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** Null where no mail server is set. */
  readonly mail: (() => Promise<((mail: NoticeMail) => Promise<void>) | null>) | null;
}

/** A notice that a target still has to get. */
export interface Pending {
  readonly notice: Notice;
  readonly target: NotifyTarget;
  readonly delivery: Extract<Delivery, { kind: 'waiting' }>;
}

/** Result of an attempt. */
export interface Attempted extends Pending {
  readonly outcome: Outcome;
}

const wants = ({ events }: NotifyTarget, { event }: Notice): boolean => events.includes(event);

/** Targets of a revision that the channel still has, by their present URL. */
const remaining = (of: ChannelRevision, { notify: present = [] }: ChannelRevision) =>
  present.filter(({ name }) => of.notify?.some((target) => target.name === name));

async function pendingOf(
  outbox: Outbox,
  notice: Notice,
  targets: readonly NotifyTarget[],
): Promise<Pending[]> {
  const found: Pending[] = [];
  for (const target of targets.filter((one) => wants(one, notice))) {
    const delivery = await outbox.delivery(notice.id, target.name);
    if (delivery.kind === 'waiting') found.push({ notice, target, delivery });
  }
  return found;
}

async function pendingOfRevisions(
  store: Store,
  channel: string,
  current: ChannelRevision,
  outbox: Outbox,
  since: number,
): Promise<Pending[]> {
  const found: Pending[][] = [];
  const numbers = (await listRevisions(store, channel)).reverse();
  for (const [index, number] of numbers.entries()) {
    const earlier = numbers[index + 1];
    if (outbox.isSettled(number)) continue;
    const after =
      number === current.revision ? current : await readRevision(store, channel, number);
    if (Date.parse(after.at) < since) break;
    const targets = remaining(after, current);
    if (targets.length === 0) continue;
    const before = earlier === undefined ? null : await readRevision(store, channel, earlier);
    const pending: Pending[] = [];
    for (const notice of noticesOfRevision(channel, before, after))
      pending.push(...(await pendingOf(outbox, notice, targets)));
    if (pending.length === 0) await outbox.settle(number).catch(() => false);
    found.unshift(pending);
  }
  return found.flat();
}

/**
 * What the targets of a channel have not got yet, oldest first. Events are those of the revisions of the
 * last three days, stored refusals, and documents of a signed store that expire.
 */
export async function pendingNotices(
  store: Store,
  channel: string,
  now = new Date(),
): Promise<Pending[]> {
  const current = await currentRevision(store, channel);
  if (!current?.notify?.length) return [];
  const outbox = await openOutbox(store, channel);
  const since = now.getTime() - MAX_AGE_MS;
  const found = await pendingOfRevisions(store, channel, current, outbox, since);
  const trusted = store.trust?.signing.trust.last() ?? null;
  const others = [
    ...(await outbox.refusals()),
    ...(trusted ? noticesOfExpiry(channel, expiries(trusted), now) : []),
  ];
  for (const notice of others)
    if (Date.parse(notice.at) >= since || notice.event === 'key-expires')
      found.push(...(await pendingOf(outbox, notice, current.notify)));
  return found;
}

const LATE: Outcome = { kind: 'failed', reason: 'no answer in time' };

async function sendMail(
  { notice, target }: Pending,
  to: string,
  { senders: { mail }, signal }: { senders: Senders; signal: AbortSignal },
): Promise<Outcome> {
  const subject = notice.text.replace(/\s+/g, ' ').slice(0, 200);
  const text = `${notice.text}\n\n${JSON.stringify(notice.data, null, 2)}\n`;
  const late = once(signal, 'abort').then(() => LATE);
  const sent = mail?.()
    .then((send) => send?.({ id: `${notice.id}_${target.name}`, to, subject, text }))
    .then(
      (): Outcome => ({ kind: 'delivered' }),
      (): Outcome => ({ kind: 'failed', reason: 'the mail server did not take it' }),
    );
  return signal.aborted ? LATE : Promise.race([late, sent ?? LATE]);
}

/** Whether this process can send to a target. */
export async function canSend({ name, url }: NotifyTarget, { secrets, mail }: Senders) {
  if (mailAddress(url) !== null) return ((await mail?.()) ?? null) !== null;
  return secrets.has(name);
}

const READ_ONLY: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM'];

/** Claims and makes the next attempt; null when it is not due, or not this process's. */
async function attempt(
  store: Store,
  channel: string,
  pending: Pending,
  senders: Senders,
  signal: AbortSignal,
): Promise<Attempted | null> {
  const { notice, target, delivery } = pending;
  if (delivery.at > Date.now() || signal.aborted || !(await canSend(target, senders))) return null;
  const key = { channel, id: notice.id, target: target.name, attempt: delivery.attempt };
  const isClaimed = await claimAttempt(store, key).catch((error: unknown) => {
    if (READ_ONLY.includes(codeOf(error))) return false; // a process that may write the store sends
    throw error;
  });
  if (!isClaimed) return null;
  const to = mailAddress(target.url);
  const message = {
    url: target.url,
    id: notice.id,
    body: bodyOf(notice),
    secrets: senders.secrets.get(target.name) ?? [],
  };
  const outcome =
    to === null
      ? await sendWebhook(message, signal)
      : await sendMail(pending, to, { senders, signal });
  const reason = outcome.kind === 'failed' ? outcome.reason : undefined;
  await finishAttempt(store, key, outcome.kind, reason);
  return { ...pending, outcome };
}

/**
 * Sends what the targets of a channel have not got yet and what is due. Of several processes one makes
 * each attempt. Targets are independent of each other; one that fails gets its later notices in a
 * later call. Returns the attempts of this process.
 */
export async function notifyChannel(
  store: Store,
  channel: string,
  senders: Senders,
  signal: AbortSignal,
): Promise<Attempted[]> {
  const byTarget = new Map<string, Pending[]>();
  for (const pending of await pendingNotices(store, channel)) {
    const { name } = pending.target;
    byTarget.set(name, [...(byTarget.get(name) ?? []), pending]);
  }
  const results = await Promise.all(
    [...byTarget.values()].map(async (all) => {
      const made: Attempted[] = [];
      for (const pending of all) {
        const result = await attempt(store, channel, pending, senders, signal);
        if (result) made.push(result);
        if (result?.outcome.kind === 'failed') break;
      }
      return made;
    }),
  );
  return results.flat();
}

/** A failed attempt in one line, without the URL, which may contain a token of the receiver. */
export function failureLine({ notice, target, delivery, outcome }: Attempted): string | null {
  if (outcome.kind === 'delivered') return null;
  const what = `${target.name} was not notified of ${notice.id}`;
  return outcome.kind === 'gone'
    ? `${what}: it answered 410 and wants no more of it`
    : `${what}: ${outcome.reason} (attempt ${delivery.attempt}); a later command or the edge tries again`;
}

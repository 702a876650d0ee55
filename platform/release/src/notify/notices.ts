import { createHash } from 'node:crypto';
import type { ChannelRevision, NotifyEvent } from '@storefront/compositions';

/** An event of a channel, as its targets get it. */
export interface Notice {
  /** `webhook-id`: the same in every process that reads the same store, and in no other store. */
  readonly id: string;
  readonly event: NotifyEvent;
  /** ISO time. */
  readonly at: string;
  /** One sentence. */
  readonly text: string;
  readonly data: Readonly<Record<string, string | number | readonly string[]>>;
}

interface Subject {
  readonly channel: string;
  /** What the id begins with after the channel, e.g. the number of a revision. */
  readonly of: string;
  /** Everything that makes the event another one. */
  readonly digest: readonly unknown[];
}

/** Without full stops, which separate the parts of what is signed. */
function noticeId({ channel, of, digest }: Subject, event: NotifyEvent): string {
  const hash = createHash('sha256').update(JSON.stringify([channel, of, event, ...digest]));
  return `${channel}_${of}_${event}_${hash.digest('hex').slice(0, 12)}`;
}

const short = (hash: string): string => hash.slice(0, 12);
const words = (before: string, text: string): string => (text === '' ? '' : `${before}${text}`);

/** Arms that are off in a revision and were not in the one before. */
function armsOff(before: ChannelRevision | null, { experiments }: ChannelRevision) {
  return experiments.flatMap(({ name, arms }) =>
    arms.flatMap(({ name: arm, off }) => {
      const earlier = before?.experiments
        .find((experiment) => experiment.name === name)
        ?.arms.find((it) => it.name === arm);
      return off && earlier && !earlier.off ? [{ experiment: name, arm, off }] : [];
    }),
  );
}

/**
 * The events of a revision, from it and the one before alone: every process computes the same. A
 * composition that returns is a rollback: its revision repeats another, or revokes what was served.
 */
export function noticesOfRevision(
  channel: string,
  before: ChannelRevision | null,
  after: ChannelRevision,
): Notice[] {
  const { revision, at, by, note, composition, repeats } = after;
  const subject = (...digest: readonly unknown[]): Subject => ({
    channel,
    of: String(revision),
    digest: [at, composition, ...digest],
  });
  const data = { channel, revision, by, note, composition };
  const notices: Notice[] = [];
  if (composition !== before?.composition) {
    const isReverted =
      repeats !== undefined || (before !== null && after.revoked.includes(before.composition));
    const event = isReverted ? 'reverted' : 'promoted';
    notices.push({
      id: noticeId(subject(), event),
      event,
      at,
      text:
        `${channel} ${isReverted ? 'was rolled back' : 'serves a new composition'} in revision ${revision}: ` +
        `${short(composition)}${words(', ', note)}${words(', by ', by)}`,
      data: { ...data, ...(before ? { replaced: before.composition } : {}) },
    });
  }
  for (const { experiment, arm, off } of armsOff(before, after))
    notices.push({
      id: noticeId(subject(experiment, arm), 'arm-off'),
      event: 'arm-off',
      at,
      text:
        `arm ${arm} of experiment ${experiment} on ${channel} ` +
        `is off since revision ${revision}${words(': ', off.reason)}`,
      data: { ...data, experiment, arm, reason: off.reason },
    });
  return notices;
}

/** A promotion that was refused on top of a revision. */
export interface Refusal {
  readonly revision: number;
  /** Time of that revision. */
  readonly revisionAt: string;
  readonly at: string;
  readonly by: string;
  /** Null where the builds do not fit together. */
  readonly composition: string | null;
  /** Names of the checks that failed. */
  readonly checks: readonly string[];
}

export function noticeOfRefusal(channel: string, refusal: Refusal): Notice {
  const { revision, revisionAt, at, by, composition, checks } = refusal;
  const what =
    composition === null
      ? 'the builds do not fit together'
      : `composition ${short(composition)} fails ${checks.join(', ')}`;
  const of = String(revision);
  return {
    id: noticeId({ channel, of, digest: [revisionAt, composition, checks] }, 'refused'),
    event: 'refused',
    at,
    text: `a change of ${channel} at revision ${revision} was refused: ${what}${words(', by ', by)}`,
    data: { channel, revision, by, checks, ...(composition === null ? {} : { composition }) },
  };
}

const DAY_MS = 86_400_000;
/** Age in ms beyond which an event is not sent any more. All attempts are made earlier. */
export const MAX_AGE_MS = 3 * DAY_MS;
/** Days before the expiry of a document. CI renews its two every day, persons the others once a year. */
const leadDays = (name: string): number => (name === 'timestamp' || name === 'snapshot' ? 2 : 14);

/** Documents of a signed store that expire soon, or have just expired; `at` in milliseconds since 1970. */
export const noticesOfExpiry = (
  channel: string,
  documents: readonly { readonly name: string; readonly at: number }[],
  now: Date,
): Notice[] =>
  documents
    .filter(
      ({ name, at }) =>
        at - leadDays(name) * DAY_MS <= now.getTime() && now.getTime() < at + MAX_AGE_MS,
    )
    .map(({ name, at }) => {
      const expires = new Date(at).toISOString();
      return {
        id: noticeId(
          { channel, of: name.replace(/[^\w-]/g, '-'), digest: [expires] },
          'key-expires',
        ),
        event: 'key-expires',
        // the moment from which it is due: the same in every process
        at: new Date(at - leadDays(name) * DAY_MS).toISOString(),
        text: `the signatures of ${name} expire at ${expires}: renew them, or changes of ${channel} are refused`,
        data: { channel, document: name, expires },
      };
    });

/** The body of a webhook. */
export const bodyOf = ({ event, at, text, data }: Notice): string =>
  JSON.stringify({ type: `channel.${event}`, timestamp: at, data: { ...data, text } });

import { type Command } from 'commander';
import { CompositionRefused } from '../compose';
import {
  type Senders,
  canSend,
  failureLine,
  notifyChannel,
  pendingNotices,
} from '../notify/notify-channel';
import { readNotifySecrets } from '../notify/notify-secrets';
import { storeRefusal } from '../notify/outbox';
import { type Store, currentRevision, promotedChannels } from '../store';
import { CheckFailed, GateRefused } from './refusals';
import type { Tools } from './tools';

/** Longest time in ms that a command takes for notifications, after its result is printed. */
const NOTIFY_MS = 5000;

/** Verbs after which the targets of channels are notified. */
const CHANGING: readonly string[] = [
  'promote',
  'rollback',
  'experiment',
  'promotions',
  'payment',
  'origins',
  'notify',
  'keys',
];

/** The verb that a program runs, and the store that it has opened. */
export interface RunningVerb {
  readonly action: Command;
  readonly store: Store | null;
  readonly tools: Tools;
}

const running = new WeakMap<Command, () => RunningVerb | null>();

/** Remembers what `notifyAfter` needs of a program. */
export const rememberVerb = (program: Command, verb: () => RunningVerb | null): void =>
  void running.set(program, verb);

/** `experiment` of `experiment off`. */
function verbOf(action: Command): string {
  let verb = action;
  while (verb.parent?.parent) verb = verb.parent;
  return verb.name();
}

/** The senders of this process: secrets and mail server are settings, and not in the store. */
function sendersOf(tools: Tools): Senders {
  let mail: ReturnType<Tools['openMailer']> | null = null;
  return {
    secrets: readNotifySecrets(process.env['NOTIFY_SECRETS']),
    mail: () => (mail ??= tools.openMailer()),
  };
}

async function rememberRefusal(store: Store, action: Command, error: unknown): Promise<void> {
  const isRefused = error instanceof GateRefused || error instanceof CompositionRefused;
  const [channel] = action.args;
  if (!isRefused || error instanceof CheckFailed || channel === undefined) return;
  const current = await currentRevision(store, channel);
  if (!current?.notify?.some(({ events }) => events.includes('refused'))) return;
  const { by = '' } = action.opts<{ by?: string }>();
  const report = error instanceof GateRefused ? error.report : null;
  await storeRefusal(store, channel, {
    revision: current.revision,
    revisionAt: current.at,
    at: new Date().toISOString(),
    by: by.slice(0, 200),
    composition: report?.hash ?? null,
    checks: (report?.results ?? [])
      .filter(({ isOk, skipped }) => !isOk && !skipped)
      .map(({ check }) => check),
  });
}

/** Targets whose notices wait for a process with their secret, or with a mail server. */
async function missingLines(store: Store, channel: string, senders: Senders): Promise<string[]> {
  const missing = new Set<string>();
  for (const { target } of await pendingNotices(store, channel))
    if (!(await canSend(target, senders))) missing.add(target.name);
  return [...missing].map(
    (name) =>
      `${name} of ${channel} is not notified by this command: ` +
      'its secret in NOTIFY_SECRETS, or SMTP_URL and MAIL_FROM, are not set here',
  );
}

async function notifyAll({ store, action, tools }: RunningVerb, error: unknown): Promise<string[]> {
  if (store === null || !CHANGING.includes(verbOf(action))) return [];
  await rememberRefusal(store, action, error);
  const lines: string[] = [];
  const senders = sendersOf(tools);
  const signal = AbortSignal.timeout(NOTIFY_MS);
  for (const channel of await promotedChannels(store)) {
    const attempts = await notifyChannel(store, channel, senders, signal);
    lines.push(...attempts.flatMap((attempt) => failureLine(attempt) ?? []));
    lines.push(...(await missingLines(store, channel, senders)));
  }
  return lines;
}

/**
 * Notifies the targets of channels after a verb has printed its result. A failure is a line on the error
 * stream; it changes neither the result nor the exit code. `error`: with which the verb has ended.
 */
export async function notifyAfter(program: Command, error: unknown = null): Promise<void> {
  const verb = running.get(program)?.() ?? null;
  if (verb === null) return;
  const lines = await notifyAll(verb, error).catch((failure: unknown) => [
    `the targets of notifications were not notified: ${failure instanceof Error ? failure.message : String(failure)}`,
  ]);
  for (const line of lines) process.stderr.write(`${line}\n`);
}

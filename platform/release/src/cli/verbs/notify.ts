import { NOTIFY_EVENTS, type NotifyTarget } from '@storefront/compositions';
import { InvalidArgumentError } from 'commander';
import { changeChannel } from '../../change-channel';
import { pendingNotices } from '../../notify/notify-channel';
import { mailAddress, targetProblem } from '../../notify/target-url';
import { type Store, currentRevision } from '../../store';
import { StoreError } from '../../store-error';
import { readName } from '../experiment-options';
import { readChannel, thisUser } from '../options';
import type { Verb } from '../verb';

interface NotifyFlags {
  readonly addWebhook?: string;
  readonly addMail?: string;
  readonly name?: string;
  readonly events: readonly string[];
  readonly remove?: string;
  readonly by: string;
}

/** More would make a command that changes a channel slow. */
const MAX_TARGETS = 10;

function readUrl(text: string): string {
  const problem = text.startsWith('mailto:') ? 'mails have --add-mail' : targetProblem(text);
  if (problem !== null) throw new InvalidArgumentError(`${problem}.`);
  return text;
}

function readMail(text: string): string {
  const problem = targetProblem(`mailto:${text}`);
  if (problem !== null) throw new InvalidArgumentError(`${problem}.`);
  return `mailto:${text}`;
}

function readEvents(text: string): string[] {
  const events = text.split(',');
  const unknown = events.find((event) => !NOTIFY_EVENTS.some((one) => one === event));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`Give some of ${NOTIFY_EVENTS.join(',')}.`);
  return NOTIFY_EVENTS.filter((event) => events.includes(event));
}

/** `hooks-shop-example` of `https://hooks.shop.example/release`. */
function defaultName(url: string): string {
  const host = mailAddress(url)?.replace('@', '.') ?? new URL(url).hostname;
  const name = host.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-/, '').slice(0, 40).replace(/-$/, '');
}

function changed(before: readonly NotifyTarget[], flags: NotifyFlags, channel: string) {
  const { addWebhook, addMail, name, events, remove } = flags;
  if (remove !== undefined && !before.some((target) => target.name === remove))
    throw new StoreError(
      `channel ${channel} has no target ${remove}: \`notify ${channel}\` lists them`,
    );
  const url = addWebhook ?? addMail;
  const added =
    url === undefined ? [] : [{ name: name ?? defaultName(url), url, events: [...events] }];
  const after = [
    ...before.filter((target) => target.name !== remove && target.name !== added[0]?.name),
    ...added,
  ];
  if (after.length > MAX_TARGETS)
    throw new StoreError(`a channel has at most ${MAX_TARGETS} targets: remove one first`);
  return { notify: after, name: added[0]?.name ?? remove ?? '' };
}

async function changeTargets(store: Store, channel: string, flags: NotifyFlags) {
  const what = flags.remove === undefined ? 'notify' : 'do not notify';
  return changeChannel(store, channel, { note: '', by: flags.by }, (current) => {
    const { notify, name } = changed(current?.notify ?? [], flags, channel);
    return { notify, note: `${what} ${name}` };
  });
}

/** Notices that each target has not got yet, and why the last attempt failed. */
async function waitingOf(store: Store, channel: string) {
  return (await pendingNotices(store, channel)).map(({ notice, target, delivery }) => ({
    id: notice.id,
    target: target.name,
    attempts: delivery.attempt - 1,
    ...(delivery.reason === undefined ? {} : { reason: delivery.reason }),
  }));
}

/** `notify <channel>`: what is notified of its changes. Without an option it is printed. */
export const notifyVerb: Verb = (program, { store, output }) => {
  program
    .command('notify')
    .description(
      'say what is notified of promotions, refusals, rollbacks, arms off, keys that expire',
    )
    .argument('<channel>', 'stable', readChannel)
    .option(
      '--add-webhook <url>',
      'an https:// address that gets signed messages (Standard Webhooks); the store contains it in clear',
      readUrl,
    )
    .option('--add-mail <address>', 'a mail address; it needs SMTP_URL and MAIL_FROM', readMail)
    .option(
      '--name <name>',
      'of the target, as NOTIFY_SECRETS names it; by default its host',
      readName,
    )
    .option('--events <events>', `some of ${NOTIFY_EVENTS.join(',')}`, readEvents, [
      ...NOTIFY_EVENTS,
    ])
    .option('--remove <name>', 'end the notifications of a target', readName)
    .option('--by <who>', 'who, for the history', thisUser())
    .action(async (channel: string, flags: NotifyFlags, command) => {
      const given = [flags.addWebhook, flags.addMail, flags.remove].filter(Boolean);
      if (given.length > 1)
        command.error('error: --add-webhook, --add-mail and --remove exclude each other');
      const served = await currentRevision(store(), channel);
      if (served === null) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
      const { revision, notify: targets = [] } =
        given.length === 0 ? served : (await changeTargets(store(), channel, flags)).revision;
      const waiting = given.length === 0 ? await waitingOf(store(), channel) : [];
      output().result({ channel, revision, targets, ...(given.length === 0 ? { waiting } : {}) }, [
        ...(targets.length === 0 ? [`${channel} notifies no target`] : [`${channel} notifies:`]),
        ...targets.map(({ name, url, events }) => `  ${name}  ${url}  ${events.join(', ')}`),
        ...waiting.map(
          ({ id, target, attempts, reason }) =>
            `  ${target} has not got ${id}: ${attempts} attempts${reason === undefined ? '' : `, ${reason}`}`,
        ),
      ]);
    });
};

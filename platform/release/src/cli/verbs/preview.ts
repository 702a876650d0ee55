import { InvalidArgumentError } from 'commander';
import { SiteOptionError } from '@storefront/compositions';
import type { GateReport } from '../../gate';
import type { GateOptions } from '../../gate/gate-options';
import {
  addGate,
  createPreview,
  type CheckPreview,
  verdictOf,
} from '../../previews/create-preview';
import { listedPreviews, type ListedPreview, removePreview } from '../../previews/list-previews';
import { MAX_PREVIEW_DAYS, type Preview, PREVIEW_NAME } from '../../previews/preview.contract';
import { previewOrigin, previewUrl } from '../../previews/preview-url';
import type { WantedBuild } from '../../resolve-builds';
import { readRevision, StoreError } from '../../store';
import { readBuilds, readChannel, thisUser } from '../options';
import { CheckFailed, InconclusiveGate } from '../refusals';
import { gateLines } from '../say';
import type { Surroundings, Verb } from '../verb';

interface PreviewFlags {
  readonly name?: string;
  readonly expires: number;
  readonly channel: string;
  readonly gate?: boolean;
  readonly by: string;
  readonly list?: boolean;
  readonly remove?: string;
}

function readName(text: string): string {
  if (!PREVIEW_NAME.test(text))
    throw new InvalidArgumentError(
      'A preview is named with 1 to 40 small letters, digits and dashes, e.g. pr-42.',
    );
  return text;
}

function readDays(text: string): number {
  const days = /^\d{1,2}d$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (days < 1 || days > MAX_PREVIEW_DAYS)
    throw new InvalidArgumentError(`Give 1d to ${MAX_PREVIEW_DAYS}d.`);
  return days;
}

/** The address of a preview, by the settings of the storefront. */
function urlOf(name: string): string {
  try {
    return previewUrl(previewOrigin(process.env), name);
  } catch (error) {
    throw error instanceof SiteOptionError ? new StoreError(error.message) : error;
  }
}

const builtOf = ({ builds = [] }: Partial<Preview>): string =>
  builds.map(({ name, id }) => `${name}@${id}`).join(' ');

function gateWords({ gate }: Partial<Preview>): string {
  if (!gate) return '';
  if (gate.isOk) return 'the gate passed';
  const failed = gate.checks.filter(({ result }) => result === 'failed').map(({ check }) => check);
  return gate.isUnknown ? 'the gate was inconclusive' : `THE GATE FAILED: ${failed.join(', ')}`;
}

function listLine(preview: ListedPreview): string {
  const { name, state, newer, reason, channel, base, expires } = preview;
  const words = [
    `${name}  ${state}`,
    urlOf(name),
    builtOf(preview),
    channel && `on ${channel} ${base}${newer === undefined ? '' : ` (now ${newer})`}`,
    expires && `until ${expires}`,
    gateWords(preview),
    reason,
  ];
  return words.filter(Boolean).join('  ');
}

type Run = Pick<GateOptions, 'store' | 'hash' | 'served' | 'static'>;

async function check({ tools, output }: Surroundings, run: Run): Promise<GateReport> {
  // it parses scripts: heavier than all other verbs together
  const { runGate } = await import('../../gate');
  return runGate({ ...run, tools, step: (sentence) => output().step(sentence) });
}

/** Runs the whole gate on a preview; one that fails is stored, and the preview stays. */
async function gateOf(surroundings: Surroundings, preview: Preview) {
  const store = surroundings.store();
  const { composition: served } = await readRevision(store, preview.channel, preview.base);
  const report = await check(surroundings, {
    store,
    hash: preview.composition,
    served,
    static: false,
  });
  return { preview: await addGate(store, preview, verdictOf(report, new Date())), report };
}

async function create(
  surroundings: Surroundings,
  builds: readonly WantedBuild[],
  { name = '', channel, expires: days, by, gate }: PreviewFlags,
): Promise<void> {
  const url = urlOf(name);
  const byStaticChecks: CheckPreview = async (store, hash, served) => {
    const report = await check(surroundings, { store, hash, served, static: true });
    if (report.isUnknown) throw new InconclusiveGate(report);
    if (!report.isOk) throw new CheckFailed(report);
    return report;
  };
  const wanted = { name, builds, channel, days, by };
  const made = await createPreview(surroundings.store(), wanted, byStaticChecks, new Date());
  const gated = gate ? await gateOf(surroundings, made) : null;
  const preview = gated?.preview ?? made;
  const { revision, base, expires } = preview;
  surroundings
    .output()
    .result({ url, ...preview }, [
      url,
      `preview ${name}, revision ${revision}: ${builtOf(preview)} on ${channel} ${base}`,
      `It ends at ${expires}.`,
      ...(gated ? [gateWords(preview), ...gateLines(gated.report)] : []),
    ]);
}

/** `preview <build…>`: an address that serves a channel with other builds, without changing it. */
export const previewVerb: Verb = (program, surroundings) => {
  const { store, output } = surroundings;
  program
    .command('preview')
    .description('serve builds at an address of their own, with the other builds of a channel')
    .argument('[build...]', '<remote>@latest or <remote>@<id>, also of a draft', readBuilds)
    .option('--name <name>', 'of the preview and of its address, e.g. pr-42', readName)
    .option('--expires <days>', `1d to ${MAX_PREVIEW_DAYS}d`, readDays, 7)
    .option('--channel <channel>', 'the channel of the other builds', readChannel, 'stable')
    .option('--gate', 'run the whole gate, too, and store its result beside the preview')
    .option('--by <who>', 'who, for the list', thisUser())
    .option('--list', 'list the previews')
    .option('--remove <name>', 'end a preview', readName)
    .addHelpText(
      'after',
      '\nA preview of the same name is replaced. Builds that fail a static check get none; ' +
        'a gate that fails is shown beside the preview.',
    )
    .action(async (builds: readonly WantedBuild[], flags: PreviewFlags, command) => {
      const isCreated = builds.length > 0 || flags.name !== undefined;
      const count = [isCreated, flags.list, flags.remove].filter(Boolean).length;
      if (count !== 1)
        command.error('error: give builds and --name, or --list, or --remove <name>');
      if (flags.list) {
        const previews = await listedPreviews(store(), new Date());
        const listed = previews.map((preview) => ({ url: urlOf(preview.name), ...preview }));
        return output().result(
          listed,
          listed.length === 0 ? ['there are no previews'] : listed.map(listLine),
        );
      }
      if (flags.remove !== undefined) {
        await removePreview(store(), flags.remove);
        return output().result({ removed: flags.remove }, [`preview ${flags.remove} is removed`]);
      }
      if (builds.length === 0 || flags.name === undefined)
        command.error('error: a preview needs a build and --name <name>');
      await create(surroundings, builds, flags);
    });
};

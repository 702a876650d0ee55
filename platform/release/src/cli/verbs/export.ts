import path from 'node:path';
import { exitProcess } from '@storefront/http-kit';
import { InvalidArgumentError } from 'commander';
import type { Output } from '../output';
import type { PagesSummary, SiteOptions, Tools, WrittenRevision } from '../tools';
import type { Verb } from '../verb';
import { type RenderedFlags, renderedOfFlags, withRenderedFlags } from './rendered-flags';
import { type SiteFlags, addressFlag, siteOfFlags, withSiteFlags } from './site-flags';

function days(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Give a whole number of days.');
  return Number(text);
}

function seconds(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new InvalidArgumentError('Give a whole number of seconds, from 1 to 9999.');
  return Number(text);
}

interface Given extends SiteFlags, RenderedFlags {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly base: string;
  readonly keepDays: number;
  readonly watch?: true;
  readonly interval: number;
}

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Pages that are rendered, and why others are not. */
function pagesLines(summary: PagesSummary | null): string[] {
  if (summary === null) return [];
  const { pages, written, fallbacks, unlisted = [] } = summary;
  const reasons = Object.entries(fallbacks);
  const count = reasons.reduce((sum, [, it]) => sum + it, 0);
  return [
    `${counted(pages, 'rendered page')}, ${written} written`,
    ...(count === 0
      ? []
      : [
          `${counted(count, 'page')} rendered in the browser: ` +
            reasons.map(([reason, it]) => `${it} ${reason}`).join(', '),
        ]),
    ...(unlisted.length === 0
      ? []
      : [
          `rendered in the browser, because no site can list its addresses: ${unlisted.join(', ')}`,
        ]),
  ];
}

const revisionLines = (
  { revision, added, page }: WrittenRevision,
  { channel, folder }: Pick<SiteOptions, 'channel' | 'folder'>,
  removed?: readonly string[],
): string[] => [
  `${channel} revision ${revision} is in ${folder}: ${counted(added.length, 'build')} added` +
    (removed ? `, ${counted(removed.length, 'build')} removed` : ''),
  `index.html has ${kB(page.size)}, ${kB(page.gzip)} compressed`,
];

/** Time in ms after a signal in which a watch must end by itself, as for the shutdown of a server. */
const DEADLINE_MS = 15_000;

/**
 * Aborts on Ctrl-C and SIGTERM, and ends the process when that has no effect. `done` must be called
 * when nothing listens any more.
 */
function stopSignal(): { readonly signal: AbortSignal; done(): void } {
  const stopping = new AbortController();
  let deadline: NodeJS.Timeout | undefined;
  const stop = (): void => {
    stopping.abort();
    deadline = setTimeout(() => exitProcess(1), DEADLINE_MS);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return {
    signal: stopping.signal,
    done: () => {
      clearTimeout(deadline);
      process.off('SIGINT', stop).off('SIGTERM', stop);
    },
  };
}

async function watch(
  { watchChannel }: Tools,
  options: SiteOptions,
  interval: number,
  { result, step }: Output,
): Promise<void> {
  const { signal, done } = stopSignal();
  step(`Looking at channel ${options.channel} every ${interval} s, until Ctrl-C …`);
  const { channel, folder } = options;
  try {
    await watchChannel(options, {
      intervalMs: interval * 1000,
      signal,
      onRevision: ({ revision, added, page }) =>
        result(
          { channel, folder, revision, added, page },
          revisionLines({ revision, added, page }, options),
        ),
      onPages: (rendered) => result({ channel, folder, rendered }, pagesLines(rendered)),
      onFailure: (line) => process.stderr.write(`${line}\n`),
    });
  } finally {
    done();
  }
}

/** `export <channel> <folder>`: the site of a channel for any file server. */
export const exportVerb: Verb = (program, { store, output, tools }) => {
  const command = program
    .command('export')
    .description('write the static site of a channel, for any file server')
    .argument('<channel>', 'stable')
    .argument('<folder>', 'an empty folder, or one of an earlier export, which may be live')
    .option('--api-base <address>', 'where the page finds the API', addressFlag, '/api')
    .option('--media-base <address>', 'where the page finds pictures', addressFlag, '/media')
    .option(
      '--base <address>',
      'where the folder is served, when not at the root of the page’s origin',
      addressFlag,
      '',
    )
    .option('--keep-days <days>', 'how long builds stay that are not served any more', days, 30)
    .option('--watch', 'keep the site current until Ctrl-C')
    .option('--interval <seconds>', 'with --watch: time between two looks', seconds, 10);
  withSiteFlags(withRenderedFlags(command)).action(
    async (channel: string, folder: string, given: Given) => {
      const { apiBase, mediaBase, base, keepDays, brotli, watch: isWatching, interval } = given;
      const options: SiteOptions = {
        store: store(),
        channel,
        folder: path.resolve(folder),
        apiBase,
        mediaBase,
        site: siteOfFlags(given, command),
        base,
        keepDays,
        brotli,
        ...renderedOfFlags(given, apiBase, command),
      };
      const out = output();
      if (isWatching) return watch(tools, options, interval, out);
      out.step(`Writing channel ${channel} to ${folder} …`);
      const written = await tools.exportChannel({
        ...options,
        log: (line) => out.step(line),
      });
      const { removed, rendered } = written;
      out.result({ channel, folder: options.folder, ...written }, [
        ...revisionLines(written, { channel, folder }, removed),
        ...pagesLines(rendered),
      ]);
    },
  );
};

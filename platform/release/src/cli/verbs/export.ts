import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Verb } from '../verb';
import { type SiteFlags, addressFlag, siteOfFlags, withSiteFlags } from './site-flags';

function days(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Give a whole number of days.');
  return Number(text);
}

interface Given extends SiteFlags {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly base: string;
  readonly keepDays: number;
}

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const builds = (count: number): string => `${count} ${count === 1 ? 'build' : 'builds'}`;

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
    .option('--keep-days <days>', 'how long builds stay that are not served any more', days, 30);
  withSiteFlags(command).action(
    async (
      channel: string,
      folder: string,
      { apiBase, mediaBase, base, keepDays, ...flags }: Given,
    ) => {
      const site = siteOfFlags(flags, command);
      const { result, step } = output();
      step(`Writing channel ${channel} to ${folder} …`);
      const written = await tools.exportChannel({
        store: store(),
        channel,
        folder: path.resolve(folder),
        apiBase,
        mediaBase,
        site,
        base,
        keepDays,
      });
      const { revision, added, removed, page } = written;
      result({ channel, folder: path.resolve(folder), ...written }, [
        `${channel} revision ${revision} is in ${folder}: ` +
          `${builds(added.length)} added, ${builds(removed.length)} removed`,
        `index.html has ${kB(page.size)}, ${kB(page.gzip)} compressed`,
      ]);
    },
  );
};

import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Verb } from '../verb';

/** A path, or an address on any origin, without a slash at the end: it is written into the page's policy. */
function address(text: string): string {
  if (!/^(\/[\w-][\w./-]*|https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w./-]*)?)$/.test(text)) {
    throw new InvalidArgumentError('Give a path, e.g. /api, or an address, e.g. https://api.pizza.example.');
  }
  return text.replace(/\/$/, '');
}

function days(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Give a whole number of days.');
  return Number(text);
}

interface Given {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly cacheBase?: string;
  readonly recoveryBase?: string;
  readonly base: string;
  readonly keepDays: number;
}

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const builds = (count: number): string => `${count} ${count === 1 ? 'build' : 'builds'}`;

/** `export <channel> <folder>`: the site of a channel for any file server. */
export const exportVerb: Verb = (program, { store, output, tools }) => {
  program
    .command('export')
    .description('write the static site of a channel, for any file server')
    .argument('<channel>', 'stable')
    .argument('<folder>', 'an empty folder, or one of an earlier export, which may be live')
    .option('--api-base <address>', 'where the page finds the API', address, '/api')
    .option('--media-base <address>', 'where the page finds pictures', address, '/media')
    .option('--cache-base <address>', 'where the page finds static files of orders, when not with the API', address)
    .option('--recovery-base <address>', 'where the page finds the records behind links back to a cart, when not with the API', address)
    .option('--base <address>', 'where the folder is served, when not at the root of the page’s origin', address, '')
    .option('--keep-days <days>', 'how long builds stay that are not served any more', days, 30)
    .action(async (channel: string, folder: string, { apiBase, mediaBase, cacheBase, recoveryBase, base, keepDays }: Given) => {
      const { result, step } = output();
      step(`Writing channel ${channel} to ${folder} …`);
      const site = await tools.exportChannel({ store: store(), channel, folder: path.resolve(folder), apiBase, mediaBase, services: { cacheBase, recoveryBase }, base, keepDays });
      const { revision, added, removed, page } = site;
      result({ channel, folder: path.resolve(folder), ...site }, [
        `${channel} revision ${revision} is in ${folder}: ${builds(added.length)} added, ${builds(removed.length)} removed`,
        `index.html has ${kB(page.size)}, ${kB(page.gzip)} compressed`,
      ]);
    });
};

import { originOption } from '@storefront/compositions';
import { type Command, InvalidArgumentError } from 'commander';
import type { SiteOptions } from '../tools';
import { addressFlag, flag } from './site-flags';

/** Values of the flags of rendered pages. */
export interface RenderedFlags {
  readonly restaurants?: readonly string[] | '*';
  readonly api?: string;
  readonly publicUrl?: string;
  readonly brotli?: true;
}

/** Names as they are folders of a site. `app` is the prefix of other addresses. */
const NAME = /^(?!app$)[\w-]{1,100}$/;
const MAX_RESTAURANTS = 1000;

function restaurantNames(text: string): readonly string[] | '*' {
  if (text === '*') return '*';
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  if (names.length > MAX_RESTAURANTS || !names.every((name) => NAME.test(name)))
    throw new InvalidArgumentError(
      'Give names from the addresses of restaurants, separated by commas, or * for all that the API lists.',
    );
  return names;
}

/** Adds the flags of rendered pages to a command. */
export const withRenderedFlags = (command: Command): Command =>
  command
    .option(
      '--restaurants <names>',
      'restaurants whose first screens are rendered, by their addresses; * for all that the API lists',
      restaurantNames,
    )
    .option(
      '--api <address>',
      'where the data of rendered pages are read, when --api-base is a path',
      addressFlag,
    )
    .option(
      '--public-url <origin>',
      'origin of the site, for previews of links to rendered pages',
      flag(originOption),
    )
    .option('--brotli', 'nginx.conf serves the brotli files, with the module brotli_static');

/** The rendered pages of the flags. Ends the command when no address of the API is known. */
export function renderedOfFlags(
  { restaurants, api, publicUrl }: RenderedFlags,
  apiBase: string,
  command: Command,
): Pick<SiteOptions, 'rendered'> {
  if (restaurants === undefined) return {};
  const apiUrl = api ?? apiBase;
  if (!/^https?:/.test(apiUrl))
    command.error(
      'error: --restaurants reads their data: give the address of the API with --api, e.g. http://127.0.0.1:3001.',
    );
  return { rendered: { restaurants, apiUrl, publicUrl: publicUrl ?? null } };
}

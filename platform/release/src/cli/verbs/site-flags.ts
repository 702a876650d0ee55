import {
  MAP_OPTIONS,
  type PageMap,
  type PageSite,
  SITE_OPTIONS,
  SiteOptionError,
  type SiteValues,
  addressOption,
  toSite,
} from '@storefront/compositions';
import { type Command, InvalidArgumentError } from 'commander';

type Maps = Readonly<Record<string, PageMap>>;

/** Values of a site's flags. */
export interface SiteFlags extends SiteValues {
  readonly mapTiles: Maps;
  readonly mapAttribution: Maps;
  readonly mapLink: Maps;
}

/** A value by its option, rejected as the command line rejects it. */
export const flag =
  <T>(option: (text: string) => T) =>
  (text: string): T => {
    try {
      return option(text);
    } catch (error) {
      throw error instanceof SiteOptionError ? new InvalidArgumentError(error.message) : error;
    }
  };

/** Where something is served: a path, or an address on any origin. */
export const addressFlag = flag(addressOption);

/** 'google_maps=https://…' is of one provider, without a name of every other. May be repeated. */
const ofProvider =
  (part: string, option: (text: string) => string) =>
  (text: string, before: Maps): Maps => {
    const [, provider = '', value = ''] = /^(?:([a-z0-9_-]+)=)?(.*)$/s.exec(text) ?? [];
    return { ...before, [provider]: { [part]: flag(option)(value) } };
  };

const NONE: Maps = {};

/** Adds the flags of a site to a command. */
export function withSiteFlags(command: Command): Command {
  for (const { flag: names, help, read } of Object.values(SITE_OPTIONS))
    if (names !== '') command.option(names, help, flag<unknown>(read));
  for (const [part, { flag: names, help, read }] of Object.entries(MAP_OPTIONS))
    command.option(names, help, ofProvider(part, read), NONE);
  return command;
}

/** The settings from the flags. Ends the command for tiles without an attribution. */
export function siteOfFlags(given: SiteFlags, command: Command): PageSite {
  const parts = [given.mapTiles, given.mapAttribution, given.mapLink];
  const maps: Record<string, PageMap> = {};
  for (const [provider, part] of parts.flatMap((it) => Object.entries(it)))
    maps[provider] = { ...maps[provider], ...part };
  try {
    return toSite(given, maps);
  } catch (error) {
    if (error instanceof SiteOptionError) command.error(`error: ${error.message}`);
    throw error;
  }
}

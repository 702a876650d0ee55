import {
  type PageMap,
  type PageSite,
  SiteOptionError,
  addressOption,
  attributionOption,
  clientIdOption,
  googleOption,
  mapLinkOption,
  mapsOption,
  offOption,
  originOption,
  originsOption,
  pageOption,
  restaurantsOption,
  siteOf,
  switchOption,
  tilesOption,
} from '@storefront/compositions';
import { type Command, InvalidArgumentError } from 'commander';

type Maps = Readonly<Record<string, PageMap>>;

/** Values of a site's flags. */
export interface SiteFlags {
  readonly cacheBase?: string;
  readonly recoveryBase?: string;
  readonly cepBase?: string;
  readonly phoneBase?: string;
  readonly cardOrigin?: string;
  readonly mapTiles: Maps;
  readonly mapAttribution: Maps;
  readonly mapLink: Maps;
  readonly counterPickup?: readonly number[];
  readonly vendorOrigin?: string;
  readonly metricsUrl?: string;
  readonly keenTracking?: boolean;
  readonly telemetry?: 'off';
  readonly serviceWorker?: 'off';
  readonly googleClientId?: string;
  readonly googleAuthUrl?: string;
  readonly paymentOrigins?: readonly string[];
}

/** A value by its option, rejected as the command line rejects it. */
const flag =
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
  (part: keyof PageMap, option: (text: string) => string) =>
  (text: string, before: Maps): Maps => {
    const [, provider = '', value = ''] = /^(?:([a-z0-9_-]+)=)?(.*)$/s.exec(text) ?? [];
    return { ...before, [provider]: { [part]: flag(option)(value) } };
  };

const NONE: Maps = {};

/** Adds the flags of a site to a command. */
export const withSiteFlags = (command: Command): Command =>
  command
    .option(
      '--cache-base <address>',
      'where the page finds files of records and orders, when not with the API',
      addressFlag,
    )
    .option(
      '--recovery-base <address>',
      'where the page finds the records behind links back to it, when not with the API',
      addressFlag,
    )
    .option(
      '--cep-base <address>',
      'where the page looks postal codes up, when not with the API',
      addressFlag,
    )
    .option(
      '--phone-base <address>',
      'where the page finds phones left for a visit, when not with the API',
      addressFlag,
    )
    .option(
      '--card-origin <origin>',
      "origin of the card's own document, when it has one",
      flag(originOption),
    )
    .option(
      '--map-tiles <[provider=]address>',
      'tiles of the maps, with {z}, {x} and {y}; may be repeated',
      ofProvider('tiles', tilesOption),
      NONE,
    )
    .option(
      '--map-attribution <[provider=]text>',
      'whose data the tiles show; may be repeated',
      ofProvider('attribution', attributionOption),
      NONE,
    )
    .option(
      '--map-link <[provider=]address>',
      'where a point is shown in full, with {lat} and {lng}; may be repeated',
      ofProvider('link', mapLinkOption),
      NONE,
    )
    .option(
      '--counter-pickup <ids>',
      'restaurants whose pickup is named after the counter, e.g. 101,202',
      flag(restaurantsOption),
    )
    .option(
      '--vendor-origin <origin>',
      "origin of the document the vendors' scripts run in, when it has one",
      flag(originOption),
    )
    .option('--metrics-url <address>', 'where metric events are posted to', addressFlag)
    .option(
      '--keen-tracking <on|off>',
      'whether events of customers who agreed are sent to the API',
      flag(switchOption),
    )
    .option(
      '--telemetry <on|off>',
      'whether pages report to the API how they run; off where its TELEMETRY is',
      flag(offOption),
    )
    .option(
      '--service-worker <on|off>',
      'whether pages have a service worker; off takes those of before away',
      flag(offOption),
    )
    .option(
      '--google-client-id <id>',
      'lets customers sign in with Google, by the client id of a project in its console',
      flag(clientIdOption),
    )
    .option(
      '--google-auth-url <address>',
      'where that sign-in has its page, when not at Google',
      flag(pageOption),
    )
    .option(
      '--payment-origins <origins>',
      'origins of the pages in which customers pay, separated by spaces',
      flag(originsOption),
    );

/** The settings from the flags. Ends the command for tiles without an attribution. */
export function siteOfFlags(given: SiteFlags, command: Command): PageSite {
  const {
    cacheBase,
    recoveryBase,
    cepBase,
    phoneBase,
    cardOrigin,
    mapTiles,
    mapAttribution,
    mapLink,
    counterPickup,
    vendorOrigin,
    metricsUrl,
    keenTracking,
    telemetry,
    serviceWorker,
    googleClientId,
    googleAuthUrl,
    paymentOrigins,
  } = given;
  const providers = new Set(
    [mapTiles, mapAttribution, mapLink].flatMap((part) => Object.keys(part)),
  );
  const maps = Object.fromEntries(
    [...providers].map((provider) => [
      provider,
      { ...mapTiles[provider], ...mapAttribution[provider], ...mapLink[provider] },
    ]),
  );
  try {
    return siteOf({
      serviceWorker,
      services: {
        cacheBase,
        recoveryBase,
        cepBase,
        phoneBase,
        cardBase: cardOrigin,
        vendorBase: vendorOrigin,
        metricsUrl,
      },
      keenTracking,
      telemetry,
      google: googleOption(googleClientId, googleAuthUrl),
      paymentOrigins,
      maps: mapsOption(maps),
      counterPickupRestaurants: counterPickup,
    });
  } catch (error) {
    if (error instanceof SiteOptionError) command.error(`error: ${error.message}`);
    throw error;
  }
}

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

type Env = Readonly<Record<string, string | undefined>>;

const MAP_SETTING = /^MAPS_(?:([A-Z0-9_]+)_)?(TILES_URL|ATTRIBUTION|LINK_URL)$/;

/**
 * Reads settings by their names and collects their violations, so that the operator gets all of
 * them in one error.
 */
function reading(env: Env): {
  read: <T>(name: string, option: (text: string) => T) => T | undefined;
  attempt: <T>(work: () => T) => T | undefined;
  ended(): void;
} {
  const problems: string[] = [];
  const attempt = <T>(work: () => T, named = ''): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof SiteOptionError)) throw error;
      problems.push(`${named}${error.message}`);
      return undefined;
    }
  };
  return {
    attempt,
    read: (name, option) => {
      const text = env[name];
      return text === undefined || text === ''
        ? undefined
        : attempt(() => option(text), `${name}=${text} cannot be used. `);
    },
    ended: () => {
      if (problems.length > 0) throw new SiteOptionError(problems.join('\n'));
    },
  };
}

type Reading = ReturnType<typeof reading>;

const mapParts: Readonly<Record<string, (read: Reading['read'], name: string) => PageMap>> = {
  TILES_URL: (read, name) => ({ tiles: read(name, tilesOption) }),
  ATTRIBUTION: (read, name) => ({ attribution: read(name, attributionOption) }),
  LINK_URL: (read, name) => ({ link: read(name, mapLinkOption) }),
};

/** MAPS_TILES_URL is of every map, MAPS_GOOGLE_MAPS_TILES_URL of the provider google_maps. */
function mapsFrom(env: Env, { read, attempt }: Reading): PageSite['maps'] {
  const maps: Record<string, PageMap> = {};
  for (const [name, text] of Object.entries(env)) {
    const [, provider = '', part = ''] = MAP_SETTING.exec(name) ?? [];
    if (text && part !== '')
      maps[provider.toLowerCase()] = {
        ...maps[provider.toLowerCase()],
        ...mapParts[part]?.(read, name),
      };
  }
  return attempt(() => mapsOption(maps));
}

/**
 * Every setting that is read here, besides MAPS_{PROVIDER}_…; documented in docs/settings.md, and a
 * test compares the two.
 */
export const SITE_SETTINGS: readonly string[] = [
  'SERVICE_WORKER',
  'CACHE_URL',
  'CEP_URL',
  'PHONE_URL',
  'CARD_ORIGIN',
  'VENDOR_ORIGIN',
  'METRICS_URL',
  'KEEN_TRACKING',
  'TELEMETRY',
  'RENDER',
  'START_ON_INTERACTION',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_AUTH_URL',
  'PAYMENT_ORIGINS',
  'MAPS_TILES_URL',
  'MAPS_ATTRIBUTION',
  'MAPS_LINK_URL',
  'COUNTER_PICKUP_RESTAURANTS',
];

/**
 * The settings of the site: MAPS_TILES_URL, MAPS_ATTRIBUTION, MAPS_LINK_URL and the same of a
 * provider (MAPS_GOOGLE_MAPS_TILES_URL …), COUNTER_PICKUP_RESTAURANTS, SERVICE_WORKER, CACHE_URL,
 * CEP_URL, PHONE_URL, CARD_ORIGIN, VENDOR_ORIGIN, METRICS_URL, KEEN_TRACKING, TELEMETRY, RENDER,
 * START_ON_INTERACTION, GOOGLE_CLIENT_ID, GOOGLE_AUTH_URL, PAYMENT_ORIGINS. Throws one
 * `SiteOptionError` with a line for everything that is wrong.
 */
export function siteFromEnv(env: Env): PageSite {
  const it = reading(env);
  const site = siteOf({
    serviceWorker: it.read('SERVICE_WORKER', offOption),
    services: {
      cacheBase: it.read('CACHE_URL', addressOption),
      cepBase: it.read('CEP_URL', addressOption),
      phoneBase: it.read('PHONE_URL', addressOption),
      cardBase: it.read('CARD_ORIGIN', originOption),
      vendorBase: it.read('VENDOR_ORIGIN', originOption),
      metricsUrl: it.read('METRICS_URL', addressOption),
    },
    google: it.attempt(() =>
      googleOption(
        it.read('GOOGLE_CLIENT_ID', clientIdOption),
        it.read('GOOGLE_AUTH_URL', pageOption),
      ),
    ),
    paymentOrigins: it.read('PAYMENT_ORIGINS', originsOption),
    maps: mapsFrom(env, it),
    keenTracking: it.read('KEEN_TRACKING', switchOption),
    telemetry: it.read('TELEMETRY', offOption),
    render: it.read('RENDER', offOption),
    startOnInteraction: it.read('START_ON_INTERACTION', offOption),
    counterPickupRestaurants: it.read('COUNTER_PICKUP_RESTAURANTS', restaurantsOption),
  });
  it.ended();
  return site;
}

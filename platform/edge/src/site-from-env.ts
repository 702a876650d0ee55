import { type PageMap, type PageSite, SiteOptionError, addressOption, attributionOption, clientIdOption, googleOption, mapLinkOption, mapsOption, originOption, pageOption, restaurantsOption, serviceWorkerOption, siteOf, switchOption, tilesOption } from '@storefront/compositions';

type Env = Readonly<Record<string, string | undefined>>;

const MAP_SETTING = /^MAPS_(?:([A-Z0-9_]+)_)?(TILES_URL|ATTRIBUTION|LINK_URL)$/;

/** Reads one setting; what is wrong with it is told under its name. */
function read<T>(env: Env, name: string, option: (text: string) => T): T | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  try {
    return option(text);
  } catch (error) {
    throw error instanceof SiteOptionError ? new SiteOptionError(`${name}=${text} cannot be used. ${error.message}`) : error;
  }
}

const mapParts: Readonly<Record<string, (env: Env, name: string) => PageMap>> = {
  TILES_URL: (env, name) => ({ tiles: read(env, name, tilesOption) }),
  ATTRIBUTION: (env, name) => ({ attribution: read(env, name, attributionOption) }),
  LINK_URL: (env, name) => ({ link: read(env, name, mapLinkOption) }),
};

/** MAPS_TILES_URL is of every map, MAPS_GOOGLE_MAPS_TILES_URL of the provider google_maps. */
function mapsFrom(env: Env): PageSite['maps'] {
  const said: Record<string, PageMap> = {};
  for (const [name, text] of Object.entries(env)) {
    const [, provider = '', part = ''] = MAP_SETTING.exec(name) ?? [];
    if (text && part !== '') said[provider.toLowerCase()] = { ...said[provider.toLowerCase()], ...mapParts[part]?.(env, name) };
  }
  return mapsOption(said);
}

/**
 * The settings of the site: MAPS_TILES_URL, MAPS_ATTRIBUTION, MAPS_LINK_URL and the same of a provider
 * (MAPS_GOOGLE_MAPS_TILES_URL …), COUNTER_PICKUP_RESTAURANTS, SERVICE_WORKER, CEP_URL, PHONE_URL, CARD_ORIGIN, VENDOR_ORIGIN, METRICS_URL, KEEN_TRACKING, GOOGLE_CLIENT_ID, GOOGLE_AUTH_URL. Throws `SiteOptionError`.
 */
export const siteFromEnv = (env: Env): PageSite => siteOf({
  serviceWorker: read(env, 'SERVICE_WORKER', serviceWorkerOption),
  services: { cepBase: read(env, 'CEP_URL', addressOption), phoneBase: read(env, 'PHONE_URL', addressOption), cardBase: read(env, 'CARD_ORIGIN', originOption), vendorBase: read(env, 'VENDOR_ORIGIN', originOption), metricsUrl: read(env, 'METRICS_URL', addressOption) },
  google: googleOption(read(env, 'GOOGLE_CLIENT_ID', clientIdOption), read(env, 'GOOGLE_AUTH_URL', pageOption)),
  maps: mapsFrom(env),
  keenTracking: read(env, 'KEEN_TRACKING', switchOption),
  counterPickupRestaurants: read(env, 'COUNTER_PICKUP_RESTAURANTS', restaurantsOption),
});

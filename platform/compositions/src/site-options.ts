import type { PageGoogle, PageMap, PageSite } from './page-site';

/** A setting of the site is invalid; the message describes the valid values. */
export class SiteOptionError extends Error {
  override readonly name = 'SiteOptionError';
}

const isUrl = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/|$)/i.test(text) && URL.canParse(text);
const isPath = (text: string): boolean => /^\/[\w-][\w./-]*$/.test(text);
const holds = (text: string, names: readonly string[]): boolean =>
  names.every((name) => text.includes(`{${name}}`)) &&
  [...text.matchAll(/\{(.{0,60}?)\}/g)].every(([, name = '']) => names.includes(name));

/** URL of a service: a path, or an address on any origin; its trailing slash is removed. */
export function addressOption(text: string): string {
  if (!/^[\w.:/-]*$/.test(text) || !(isPath(text) || isUrl(text)))
    throw new SiteOptionError(
      'Give a path, e.g. /api, or an address, e.g. https://api.shop.example.',
    );
  return text.replace(/\/$/, '');
}

/** An origin alone: its paths start at its root. */
export function originOption(text: string): string {
  if (!isUrl(text) || !/^https?:\/\/[^/]+\/?$/i.test(text))
    throw new SiteOptionError('Give an origin without a path, e.g. https://cards.shop.example.');
  return new URL(text).origin;
}

/** Origins, separated by spaces. */
export const originsOption = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .filter((origin) => origin !== '')
      .map(originOption),
  ),
];

/** URLs of tiles. They may contain a key in the query, and be a path of the site itself. */
export function tilesOption(text: string): string {
  const isGood =
    holds(text, ['z', 'x', 'y']) &&
    !/[\s"'<>\\;]/.test(text) &&
    (text.startsWith('/') ? !text.startsWith('//') : isUrl(text));
  if (!isGood)
    throw new SiteOptionError(
      'Give the address of the tiles with {z}, {x} and {y}, e.g. https://tiles.shop.example/{z}/{x}/{y}.png.',
    );
  return text;
}

/** Where a point is shown in full. */
export function mapLinkOption(text: string): string {
  if (!holds(text, ['lat', 'lng']) || /[\s"'<>\\;]/.test(text) || !isUrl(text))
    throw new SiteOptionError(
      'Give an address with {lat} and {lng}, e.g. https://maps.shop.example/?q={lat},{lng}.',
    );
  return text;
}

/** Attribution of the map data: plain text of one line. */
export function attributionOption(text: string): string {
  const line = text.trim();
  if (line === '' || line.length > 200 || /[\p{Cc}<>]/u.test(line))
    throw new SiteOptionError('Give one line of plain text, e.g. © OpenStreetMap contributors.');
  return line;
}

/** Ids of restaurants, separated by commas. */
export function restaurantsOption(text: string): number[] {
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (!ids.every((id) => /^[1-9]\d{0,9}$/.test(id)))
    throw new SiteOptionError('Give ids of restaurants, separated by commas, e.g. 101,202.');
  return [...new Set(ids.map(Number))];
}

/** A setting that is on by default: 'on' or 'off'. */
export function offOption(text: string): 'off' | undefined {
  if (text !== 'on' && text !== 'off') throw new SiteOptionError('Say on or off.');
  return text === 'off' ? text : undefined;
}

/** A setting that is on or off. */
export function switchOption(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new SiteOptionError('Say on or off.');
  return text === 'on';
}

/** The client id of a project in Google's console. */
export function clientIdOption(text: string): string {
  if (!/^[\w.-]{1,200}$/.test(text))
    throw new SiteOptionError(
      "Give the client id of the project in Google's console, e.g. 1234-abc.apps.googleusercontent.com.",
    );
  return text;
}

/** URL of a page of another service. */
export function pageOption(text: string): string {
  if (!isUrl(text) || /[\s"'<>\\;?#]/.test(text))
    throw new SiteOptionError(
      'Give the address of a page without a query, e.g. https://accounts.shop.example/authorize.',
    );
  return text;
}

/** Signing in with Google; an address of its page alone is of no use. */
export const googleOption = (
  clientId: string | undefined,
  authUrl: string | undefined,
): PageGoogle | undefined => (clientId === undefined ? undefined : { clientId, authUrl });

const isProvider = (name: string): boolean => /^[a-z0-9_-]{0,40}$/.test(name);

/**
 * Maps of several providers from their options. Throws `SiteOptionError` for tiles without an
 * attribution: every licence of map data requires one.
 */
export function mapsOption(maps: Readonly<Record<string, PageMap>>): PageSite['maps'] {
  for (const [provider, { tiles, attribution }] of Object.entries(maps)) {
    const name = provider === '' ? 'the map' : `the map of ${provider}`;
    if (!isProvider(provider))
      throw new SiteOptionError(
        `${provider} is no provider: give its name as restaurants have it in maps_provider, e.g. google_maps.`,
      );
    if (tiles !== undefined && attribution === undefined)
      throw new SiteOptionError(
        `Say whose data ${name} shows, with an attribution: e.g. © OpenStreetMap contributors.`,
      );
  }
  return Object.keys(maps).length === 0 ? undefined : maps;
}

/** A setting by its option of `export` and its variable of the environment; some have only one of them. */
const setting = <T>(read: (text: string) => T, variable: string, flag = '', help = '') => ({
  read,
  variable,
  flag,
  help,
});

/** Settings of a site, by their names on the command line. */
export const SITE_OPTIONS = {
  serviceWorker: setting(
    offOption,
    'SERVICE_WORKER',
    '--service-worker <on|off>',
    'whether pages have a service worker; off takes those of before away',
  ),
  cacheBase: setting(
    addressOption,
    'CACHE_URL',
    '--cache-base <address>',
    'where the page finds files of records and orders, when not with the API',
  ),
  recoveryBase: setting(
    addressOption,
    '',
    '--recovery-base <address>',
    'where the page finds the records behind links back to it, when not with the API',
  ),
  cepBase: setting(
    addressOption,
    'CEP_URL',
    '--cep-base <address>',
    'where the page looks postal codes up, when not with the API',
  ),
  phoneBase: setting(
    addressOption,
    'PHONE_URL',
    '--phone-base <address>',
    'where the page finds phones left for a visit, when not with the API',
  ),
  cardOrigin: setting(
    originOption,
    'CARD_ORIGIN',
    '--card-origin <origin>',
    "origin of the card's own document, when it has one",
  ),
  vendorOrigin: setting(
    originOption,
    'VENDOR_ORIGIN',
    '--vendor-origin <origin>',
    "origin of the document the vendors' scripts run in, when it has one",
  ),
  metricsUrl: setting(
    addressOption,
    'METRICS_URL',
    '--metrics-url <address>',
    'where metric events are posted to',
  ),
  keenTracking: setting(
    switchOption,
    'KEEN_TRACKING',
    '--keen-tracking <on|off>',
    'whether events of customers who agreed are sent to the API',
  ),
  telemetry: setting(
    offOption,
    'TELEMETRY',
    '--telemetry <on|off>',
    'whether pages report to the API how they run; off where its TELEMETRY is',
  ),
  render: setting(offOption, 'RENDER'),
  startOnInteraction: setting(offOption, 'START_ON_INTERACTION'),
  googleClientId: setting(
    clientIdOption,
    'GOOGLE_CLIENT_ID',
    '--google-client-id <id>',
    'lets customers sign in with Google, by the client id of a project in its console',
  ),
  googleAuthUrl: setting(
    pageOption,
    'GOOGLE_AUTH_URL',
    '--google-auth-url <address>',
    'where that sign-in has its page, when not at Google',
  ),
  paymentOrigins: setting(
    originsOption,
    'PAYMENT_ORIGINS',
    '--payment-origins <origins>',
    'origins of the pages in which customers pay, separated by spaces',
  ),
  counterPickup: setting(
    restaurantsOption,
    'COUNTER_PICKUP_RESTAURANTS',
    '--counter-pickup <ids>',
    'restaurants whose pickup is named after the counter, e.g. 101,202',
  ),
};

/** The same of the map of one provider, without whose name a value is of every other map. */
export const MAP_OPTIONS = {
  tiles: setting(
    tilesOption,
    'TILES_URL',
    '--map-tiles <[provider=]address>',
    'tiles of the maps, with {z}, {x} and {y}; may be repeated',
  ),
  attribution: setting(
    attributionOption,
    'ATTRIBUTION',
    '--map-attribution <[provider=]text>',
    'whose data the tiles show; may be repeated',
  ),
  link: setting(
    mapLinkOption,
    'LINK_URL',
    '--map-link <[provider=]address>',
    'where a point is shown in full, with {lat} and {lng}; may be repeated',
  ),
};

type Options = typeof SITE_OPTIONS;
export type SiteValues = {
  readonly [Name in keyof Options]?: ReturnType<Options[Name]['read']> | undefined;
};

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** The given settings without the missing ones: pages contain no keys for those. Throws as `mapsOption`. */
export function toSite(values: SiteValues, maps: Readonly<Record<string, PageMap>> = {}): PageSite {
  const { cacheBase, recoveryBase, cepBase, phoneBase, metricsUrl } = values;
  const { cardOrigin: cardBase, vendorOrigin: vendorBase } = values;
  const { serviceWorker, keenTracking, telemetry, render, startOnInteraction } = values;
  const { googleClientId, googleAuthUrl, paymentOrigins, counterPickup } = values;
  const services = {
    cacheBase,
    recoveryBase,
    cepBase,
    phoneBase,
    cardBase,
    vendorBase,
    metricsUrl,
  };
  const site: PageSite = {
    serviceWorker,
    services: Object.values(services).some(isGiven) ? services : undefined,
    google: googleOption(googleClientId, googleAuthUrl),
    paymentOrigins,
    maps: mapsOption(maps),
    counterPickupRestaurants: counterPickup,
    keenTracking,
    telemetry,
    render,
    startOnInteraction,
  };
  return Object.fromEntries(Object.entries(site).filter(([, value]) => isGiven(value)));
}

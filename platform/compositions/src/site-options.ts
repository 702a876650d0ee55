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

/** The given settings without the missing ones: pages contain no keys for those. */
export const siteOf = ({
  serviceWorker,
  services = {},
  google,
  paymentOrigins = [],
  maps,
  counterPickupRestaurants = [],
  keenTracking = false,
  telemetry,
  render,
  startOnInteraction,
}: PageSite): PageSite => ({
  ...(serviceWorker === undefined ? {} : { serviceWorker }),
  ...(Object.values(services).some((base) => base !== undefined) ? { services } : {}),
  ...(google === undefined ? {} : { google }),
  ...(paymentOrigins.length === 0 ? {} : { paymentOrigins }),
  ...(maps === undefined ? {} : { maps }),
  ...(counterPickupRestaurants.length === 0 ? {} : { counterPickupRestaurants }),
  ...(keenTracking ? { keenTracking } : {}),
  ...(telemetry === undefined ? {} : { telemetry }),
  ...(render ? { render } : {}),
  ...(startOnInteraction ? { startOnInteraction } : {}),
});

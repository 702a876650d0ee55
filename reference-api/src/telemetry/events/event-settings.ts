import * as z from 'zod';
import { onOff, parsed, text, whole } from '../../platform/settings/setting-types';
import { DEFAULT_VENDORS, type Vendor, type Vendors } from './vendors';

/**
 * Receivers of events: scripts in the vendors' own document, and the vendors' servers through this
 * one.
 */
export type EventOptions = {
  readonly vendors: Vendors;
  /**
   * Origin of the vendors' own document, where it may persist the vendors' data; null: it is served
   * with the API, and persists nothing.
   */
  readonly vendorOrigin: string | null;
  /** URL of the ads vendor for server events, with {pixel}; null: the server sends it none. */
  readonly pixelEventsUrl: string | null;
  /** Access token of each pixel by its id, '' for every other. */
  readonly pixelTokens: ReadonlyMap<string, string>;
  /**
   * Whether tracked events of pages (API-48) and their telemetry are stored; otherwise these calls
   * respond with 404.
   */
  readonly keenTracking: boolean;
  readonly telemetry: boolean;
  /** Rows of each table of events that are stored; the oldest beyond them are deleted. */
  readonly mostRows: number;
};

export const DEFAULT_EVENTS: EventOptions = {
  vendors: DEFAULT_VENDORS,
  vendorOrigin: null,
  pixelEventsUrl: null,
  pixelTokens: new Map(),
  keenTracking: false,
  telemetry: true,
  mostRows: 500_000,
};

const isAddress = (given: string): boolean =>
  /^https?:\/\/[^\s"'<>\\;,]+$/.test(given) && URL.canParse(given);

/** The script's URL, then, separated by spaces, the other origins it connects to. */
const vendor = (name: keyof Vendors) =>
  parsed((given): Vendor | null => {
    const [script = '', ...others] = given.trim().split(/\s+/);
    const all = [script, ...others];
    if (!all.every(isAddress)) return null;
    return { script, origins: [...new Set(all.map((address) => new URL(address).origin))] };
  }, 'the address of a script, and behind it the other origins it speaks to, separated by spaces').default(
    () => DEFAULT_VENDORS[name],
  );

const origin = parsed(
  (given) =>
    isAddress(given) && /^https?:\/\/[^/]+\/?$/.test(given) ? new URL(given).origin : null,
  'an origin has no path, e.g. https://tags.pizza.example',
);

/** One token for every pixel, or 'id=token' of each, separated by commas. */
const tokens = parsed((given): ReadonlyMap<string, string> | null => {
  const entries = given.split(',').map((part) => /^\s*(?:(\d{6,20})=)?([\w.|-]+)\s*$/.exec(part));
  if (entries.includes(null)) return null;
  return new Map(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}, 'one token, or id=token of each pixel, separated by commas');

export const eventSettings = z
  .object({
    VENDOR_TAG_MANAGER_URL: vendor('tagManager'),
    VENDOR_ANALYTICS_URL: vendor('analytics'),
    VENDOR_PIXEL_URL: vendor('pixel'),
    VENDOR_ORIGIN: origin.optional(),
    PIXEL_EVENTS_URL: text(
      (given) => isAddress(given.replace('{pixel}', '0')) && given.includes('{pixel}'),
      'an address with {pixel}, e.g. https://ads.example/{pixel}/events',
    ).optional(),
    PIXEL_ACCESS_TOKEN: tokens.default(() => DEFAULT_EVENTS.pixelTokens),
    KEEN_TRACKING: onOff('off'),
    TELEMETRY: onOff('on'),
    EVENTS_MOST_ROWS: whole(1000, Infinity, 'a whole number of rows, 1000 at least').default(
      DEFAULT_EVENTS.mostRows,
    ),
  })
  .refine((given) => given.PIXEL_EVENTS_URL === undefined || given.PIXEL_ACCESS_TOKEN.size > 0, {
    path: ['PIXEL_EVENTS_URL'],
    error: 'PIXEL_ACCESS_TOKEN has to be set, too',
  })
  .transform((given): EventOptions => ({
    vendors: {
      tagManager: given.VENDOR_TAG_MANAGER_URL,
      analytics: given.VENDOR_ANALYTICS_URL,
      pixel: given.VENDOR_PIXEL_URL,
    },
    vendorOrigin: given.VENDOR_ORIGIN ?? null,
    pixelEventsUrl: given.PIXEL_EVENTS_URL ?? null,
    pixelTokens: given.PIXEL_ACCESS_TOKEN,
    keenTracking: given.KEEN_TRACKING,
    telemetry: given.TELEMETRY,
    mostRows: given.EVENTS_MOST_ROWS,
  }));

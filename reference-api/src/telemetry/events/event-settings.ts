import { SettingError } from '../../platform/settings/setting-error';
import { numberOf, onOffOf } from '../../platform/settings/readers';
import { DEFAULT_VENDORS, type Vendor, type Vendors } from './vendors';

type Env = Readonly<Record<string, string | undefined>>;

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

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s"'<>\\;,]+$/.test(text) && URL.canParse(text);

/** The script's URL, then, separated by spaces, the other origins it connects to. */
function vendorOf(env: Env, name: string, otherwise: Vendor): Vendor {
  const text = env[name];
  if (!text) return otherwise;
  const [script = '', ...others] = text.trim().split(/\s+/);
  if (![script, ...others].every(isAddress))
    throw new SettingError(
      name,
      text,
      'the address of a script, and behind it the other origins it speaks to, separated by spaces',
    );
  return {
    script,
    origins: [...new Set([script, ...others].map((address) => new URL(address).origin))],
  };
}

function originOf(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!isAddress(text) || !/^https?:\/\/[^/]+\/?$/.test(text))
    throw new SettingError(name, text, 'an origin has no path, e.g. https://tags.pizza.example');
  return new URL(text).origin;
}

function pixelUrlOf(env: Env): string | null {
  const text = env['PIXEL_EVENTS_URL'];
  if (!text) return null;
  if (!isAddress(text.replace('{pixel}', '0')) || !text.includes('{pixel}'))
    throw new SettingError(
      'PIXEL_EVENTS_URL',
      text,
      'an address with {pixel}, e.g. https://ads.example/{pixel}/events',
    );
  return text;
}

/**
 * One token for every pixel, or 'id=token' of each, separated by commas. The value is a secret and
 * must not appear in an error message.
 */
function tokensOf(env: Env): ReadonlyMap<string, string> {
  const text = env['PIXEL_ACCESS_TOKEN'];
  if (!text) return new Map();
  const entries = text.split(',').map((part) => /^\s*(?:(\d{6,20})=)?([\w.|-]+)\s*$/.exec(part));
  if (entries.some((entry) => entry === null))
    throw new SettingError(
      'PIXEL_ACCESS_TOKEN',
      '…',
      'one token, or id=token of each pixel, separated by commas',
    );
  return new Map(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}

/**
 * VENDOR_TAG_MANAGER_URL, VENDOR_ANALYTICS_URL, VENDOR_PIXEL_URL, VENDOR_ORIGIN, PIXEL_EVENTS_URL,
 * PIXEL_ACCESS_TOKEN, KEEN_TRACKING, TELEMETRY and EVENTS_MOST_ROWS. Throws `SettingError`.
 */
export function eventsFrom(env: Env): EventOptions {
  const options = {
    vendors: {
      tagManager: vendorOf(env, 'VENDOR_TAG_MANAGER_URL', DEFAULT_VENDORS.tagManager),
      analytics: vendorOf(env, 'VENDOR_ANALYTICS_URL', DEFAULT_VENDORS.analytics),
      pixel: vendorOf(env, 'VENDOR_PIXEL_URL', DEFAULT_VENDORS.pixel),
    },
    vendorOrigin: originOf(env, 'VENDOR_ORIGIN'),
    pixelEventsUrl: pixelUrlOf(env),
    pixelTokens: tokensOf(env),
    keenTracking: onOffOf(env, 'KEEN_TRACKING', 'off'),
    telemetry: onOffOf(env, 'TELEMETRY', 'on'),
    mostRows: numberOf(env, 'EVENTS_MOST_ROWS', {
      fallback: DEFAULT_EVENTS.mostRows,
      isGood: (value) => Number.isInteger(value) && value >= 1000,
      expected: 'a whole number of rows, 1000 at least',
    }),
  };
  if (options.pixelEventsUrl !== null && options.pixelTokens.size === 0)
    throw new SettingError(
      'PIXEL_EVENTS_URL',
      options.pixelEventsUrl,
      'PIXEL_ACCESS_TOKEN has to be set, too',
    );
  return options;
}

import path from 'node:path';
import { SiteOptionError, type PageSite } from '@storefront/compositions';
import { SITE_SETTINGS, siteFromEnv } from '@storefront/edge';
import {
  API_SETTINGS,
  keyFor,
  type ReferenceApiOptions,
  SettingError,
  type Settings,
  unknownSettings,
  settingsFrom,
} from '@storefront/reference-api';
import { previewOrigin, readNotifySecrets } from '@storefront/release';
import { START_SETTINGS } from '../start-settings';
import { type Env, PRODUCTION_SETTINGS, environmentFailures, isHttps } from './production-env';
import type { Roles } from './roles';

/**
 * Settings of `npm run serve`. `api` is of the API alone; `store` and `upstream` (the address of an
 * API in another process) of the edge.
 */
export interface ProductionSettings extends Pick<
  Settings,
  'log' | 'metricsAddress' | 'ending' | 'host' | 'port'
> {
  readonly roles: Roles;
  readonly publicUrl: string;
  /** Origin of which each preview has a subdomain. */
  readonly previewOrigin: string;
  readonly isHttpsOnly: boolean;
  readonly site: PageSite;
  readonly api: ReferenceApiOptions;
  readonly store: StoreSettings;
  /** Where the edge stores rendered screens; null: only in memory. */
  readonly screens: { readonly folder: string; readonly secret: string } | null;
  readonly upstream: string;
  /** What signs notifications, by the name of their target. */
  readonly notifySecrets: ReadonlyMap<string, readonly string[]>;
  /** The operator's key with which an edge alone reads the figures of experiments. */
  readonly figuresKey: string;
  /**
   * One sentence for each optional setting that affects customers or operators when it is missing.
   */
  readonly warnings: readonly string[];
}

export interface StoreSettings {
  readonly folder: string;
  readonly channel: string;
}

/** Settings that contain secrets and that an edge in a process of its own does not read. */
const OF_API_ALONE: readonly string[] = [
  'DATABASE_URL',
  'JWT_SECRET',
  'VISIT_KEY',
  'TABLE_LINK_KEYS',
  'CPF_KEYS',
  'PAYMENT_WEBHOOK_KEY',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
  'PIXEL_ACCESS_TOKEN',
];

const PORTS = { edge: '8080', api: '8081' };

/** An empty variable counts as missing. */
export const withoutEmpty = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''));

/** Location of the store, the same as for the command line; null when neither setting is given. */
export function parseStore(env: Env): StoreSettings | null {
  const {
    STOREFRONT_STORE: own,
    STOREFRONT_DATA: data,
    STOREFRONT_CHANNEL: channel = 'stable',
  } = env;
  if (own === undefined && data === undefined) return null;
  return { folder: path.resolve(own ?? path.join(data ?? '', 'store')), channel };
}

/**
 * The folder of rendered screens: beside the store, unless it is set. A key that every edge has signs
 * them; the key of the stamps or of sessions would not do, which an edge alone does not get.
 */
function parseScreens(
  env: Env,
  store: StoreSettings,
  secret: string,
): ProductionSettings['screens'] {
  const folder = env['STOREFRONT_SCREENS'] ?? path.join(path.dirname(store.folder), 'screens');
  return folder === 'off' || secret === '' ? null : { folder: path.resolve(folder), secret };
}

/**
 * The environment for the API's own settings: no demo, no sandbox payments. Its data folder is not
 * used with a PostgreSQL, as all secrets are given.
 */
const ofApi = (env: Env, { edge }: Roles): Env => ({
  ...env,
  DEMO: '',
  DEMO_KITCHEN: '',
  PAYMENTS: env['PAYMENTS'] === 'sandbox' ? 'none' : (env['PAYMENTS'] ?? 'none'),
  PORT: env['PORT'] ?? (edge ? PORTS.edge : PORTS.api),
  DATA_DIR: path.join(env['STOREFRONT_DATA'] ?? '.data', 'api'),
});

function findWarnings(env: Env, { api }: Roles): string[] {
  const slips = unknownSettings(env, [
    ...API_SETTINGS,
    ...SITE_SETTINGS,
    ...START_SETTINGS,
    ...PRODUCTION_SETTINGS,
  ]);
  if (!api)
    return [
      ...slips,
      ...OF_API_ALONE.filter((name) => env[name] !== undefined).map(
        (name) => `${name} is set, and an edge alone does not need it: remove it`,
      ),
      ...(env['OPERATOR_KEY'] === undefined
        ? []
        : ['OPERATOR_KEY has all scopes: give an edge alone a key with the scope figures']),
    ];
  const noMails =
    env['SMTP_URL'] === undefined
      ? ['SMTP_URL is not set: no mail is sent, so that forgotten passwords cannot be reset']
      : [];
  const noProxy =
    env['TRUST_PROXY'] === undefined && isHttps(env['STOREFRONT_URL'])
      ? [
          'TRUST_PROXY is not set: behind a proxy, the rate limits count all customers as one address',
        ]
      : [];
  return [...slips, ...noMails, ...noProxy];
}

/**
 * Reads all settings of these roles from an environment without empty variables. Returns the
 * settings, or a line for each setting that is missing, cannot be used, or requests a part of the
 * demo.
 */
export function productionSettings(
  env: Env,
  roles: Roles,
):
  | { readonly settings: ProductionSettings; readonly failures: readonly [] }
  | { readonly settings: null; readonly failures: readonly string[] } {
  const missing = environmentFailures(env, roles);
  const failures = [...missing.values()];
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof SettingError || error instanceof SiteOptionError)) throw error;
      failures.push(
        ...error.message
          .split('\n')
          .map((line) => line.replace(/\.$/, ''))
          .filter((line) => !missing.has(/^\w+/.exec(line)?.[0] ?? '')),
      );
      return null;
    }
  };
  const settings = attempt(() => settingsFrom(ofApi(env, roles)));
  const site = attempt(() => siteFromEnv(env));
  const previews = attempt(() => previewOrigin(env));
  const figuresKey =
    keyFor(settings?.api.operatorKeys ?? [], 'figures') ?? env['OPERATOR_KEY'] ?? null;
  if (settings !== null && !roles.api && !missing.has('OPERATOR_KEYS') && figuresKey === null)
    failures.push('OPERATOR_KEYS has no key with the scope figures, which an edge alone needs');
  if (failures.length > 0 || settings === null || site === null || previews === null)
    return { settings: null, failures };
  const { host, port, log, metricsAddress, ending, api } = settings;
  const isHttpsOnly = isHttps(env['STOREFRONT_URL']);
  const store = parseStore(env) ?? { folder: '', channel: '' };
  return {
    failures: [],
    settings: {
      host,
      port,
      log,
      metricsAddress,
      ending,
      roles,
      site,
      isHttpsOnly,
      previewOrigin: previews,
      publicUrl: new URL(env['STOREFRONT_URL'] ?? '').origin,
      api: {
        ...api,
        publicPath: '/api',
        isHttpsOnly,
        ...(api.mail && { mail: { ...api.mail, requireTls: true } }),
        ...(site.services?.cardBase === undefined && { cardForm: null }),
      },
      store,
      screens: roles.edge ? parseScreens(env, store, figuresKey ?? '') : null,
      upstream: env['API_UPSTREAM'] ?? '',
      notifySecrets: readNotifySecrets(roles.edge ? env['NOTIFY_SECRETS'] : ''),
      figuresKey: figuresKey ?? '',
      warnings: findWarnings(env, roles),
    },
  };
}

import { SiteOptionError, type PageSite } from '@storefront/compositions';
import { SITE_SETTINGS, siteFromEnv } from '@storefront/edge';
import {
  API_SETTINGS,
  type ReferenceApiOptions,
  SettingError,
  type Settings,
  unknownSettings,
  settingsFrom,
} from '@storefront/reference-api';
import { previewOrigin } from '@storefront/release';
import { wantedPort } from './claim-port';
import { PlainError } from './say';

/** Settings of the start itself and of its command line. */
export const START_SETTINGS: readonly string[] = [
  'STOREFRONT_DATA',
  'STOREFRONT_STORE',
  'PREVIEW_URL',
];

/**
 * Settings of `npm start`. `warnings`: one sentence for each variable that resembles a setting but
 * is unknown.
 */
export interface StartSettings extends Pick<Settings, 'log' | 'metricsAddress' | 'ending'> {
  readonly port: number;
  /** Origin of which each preview has a subdomain. */
  readonly previewOrigin: string;
  readonly site: PageSite;
  readonly api: ReferenceApiOptions;
  readonly warnings: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The terminal is read by people: only failed requests are logged, unless LOG_LEVEL sets more. The demo
 * has all parts: its kitchen runs, and its pages track what customers do, after their consent.
 */
const OF_THE_DEMO: Env = {
  LOG_LEVEL: 'error',
  LOG_FORMAT: 'text',
  DEMO_KITCHEN: '1',
  KEEN_TRACKING: 'on',
};

const withDefaults = (env: Env): Env => ({
  ...OF_THE_DEMO,
  ...Object.fromEntries(Object.entries(env).filter(([, text]) => text !== '')),
});

/**
 * Settings of an API beside an edge; an empty variable counts as missing. Throws `SettingError`.
 */
export const besideEdge = (env: Env): Settings =>
  // PORT is the edge's, which reads it itself
  settingsFrom({ ...withDefaults(env), PORT: '', HOST: '' });

/**
 * Reads all settings before the slow steps begin. Throws one `PlainError` with a line for each
 * invalid setting.
 */
export function startSettings(env: Env): StartSettings {
  const problems: string[] = [];
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(
        error instanceof PlainError ||
        error instanceof SettingError ||
        error instanceof SiteOptionError
      ))
        throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const port = attempt(() => wantedPort(env));
  const previews = attempt(() => previewOrigin(env));
  const settings = attempt(() => besideEdge(env));
  const site = attempt(() => siteFromEnv(withDefaults(env)));
  if (port === undefined || previews === undefined || settings === undefined || site === undefined)
    throw new PlainError(problems.join('\n'));
  const { log, metricsAddress, ending, api } = settings;
  return {
    port,
    previewOrigin: previews,
    site,
    api,
    log,
    metricsAddress,
    ending,
    warnings: unknownSettings(env, [...API_SETTINGS, ...SITE_SETTINGS, ...START_SETTINGS]),
  };
}

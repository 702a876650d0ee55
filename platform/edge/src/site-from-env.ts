import {
  MAP_OPTIONS,
  type PageMap,
  type PageSite,
  SITE_OPTIONS,
  SiteOptionError,
  type SiteValues,
  toSite,
} from '@storefront/compositions';

type Env = Readonly<Record<string, string | undefined>>;

const MAP_SETTING = /^MAPS_(?:([A-Z0-9_]+)_)?(TILES_URL|ATTRIBUTION|LINK_URL)$/;
const MAP_PARTS = Object.entries(MAP_OPTIONS);

/**
 * Every setting that is read here, besides MAPS_{PROVIDER}_…; documented in docs/settings.md, and a
 * test compares the two.
 */
export const SITE_SETTINGS: readonly string[] = [
  ...Object.values(SITE_OPTIONS).map(({ variable }) => variable),
  ...MAP_PARTS.map(([, { variable }]) => `MAPS_${variable}`),
].filter((name) => name !== '');

/**
 * The settings of the site. MAPS_TILES_URL is of every map, MAPS_GOOGLE_MAPS_TILES_URL of the provider
 * google_maps. Throws one `SiteOptionError` with a line for everything that is wrong.
 */
export function siteFromEnv(env: Env): PageSite {
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
  const read = (name: string, option: (text: string) => unknown): unknown => {
    const text = env[name];
    return text ? attempt(() => option(text), `${name}=${text} cannot be used. `) : undefined;
  };
  const values = Object.entries(SITE_OPTIONS).map(
    ([name, option]) => [name, read(option.variable, option.read)] as const,
  );
  const maps: Record<string, PageMap> = {};
  for (const [name, text] of Object.entries(env)) {
    const [, provider = '', variable] = MAP_SETTING.exec(name) ?? [];
    const [part, option] = MAP_PARTS.find(([, it]) => it.variable === variable) ?? [];
    if (!text || part === undefined || option === undefined) continue;
    const place = provider.toLowerCase();
    maps[place] = { ...maps[place], [part]: read(name, option.read) };
  }
  const site = attempt(() => toSite(Object.fromEntries(values) as SiteValues, maps));
  if (site === undefined || problems.length > 0) throw new SiteOptionError(problems.join('\n'));
  return site;
}

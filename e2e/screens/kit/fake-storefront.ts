import type { Language } from '@storefront/shared-domain/contracts';
import { workspaceDeclared } from '../../../shell/src/addresses/workspace-declared.test-kit';
import type { Storefront } from '../../../shell/src/boot/storefront';
import { fetchRecord } from '../../../shell/src/boot/fetch-record';
import { matchPath } from '../../../shell/src/addresses/match-path';

/**
 * State that a page's start script creates for the application, without a composition: modules are
 * imported from their sources.
 */
export function aStorefront(
  language: Language,
  config: Partial<Storefront['config']> = {},
): Storefront {
  const { restaurantUrl } = matchPath(location.pathname);
  const restaurant =
    restaurantUrl === null ? null : fetchRecord({ apiBase: '/api' }, restaurantUrl);
  const composition = {
    hash: 'sources',
    contract: 1,
    shell: { base: '/' },
    remotes: {},
    declared: workspaceDeclared,
  } as unknown as Storefront['composition'];
  restaurant?.catch(() => undefined); // the application reads the failure
  return {
    config: {
      apiBase: '/api',
      mediaBase: '/media',
      channel: 'stable',
      revision: 1,
      language,
      modules: [],
      origins: [],
      newsUrl: '',
      ...config,
    },
    composition,
    restaurantUrl,
    restaurant,
    language,
    styles: Promise.resolve(),
    requestedAt: 0,
    visitor: null,
    arms: [],
    session: null,
    experiments: [],
    assigned: () => ({ composition, arms: [] }) as unknown as ReturnType<Storefront['assigned']>,
    overrides: null,
    early: null,
  };
}

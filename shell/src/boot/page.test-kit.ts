import type {
  PageBuild,
  PageComposition,
  PageDocument,
  PageExperiment,
} from '@storefront/loader/page';

/** A build in the store; `id` is the last of the twelve digits of its hash. */
export const aBuild = (
  name: string,
  id: string,
  integrity: Record<string, string> = {},
): PageBuild => ({
  base: `/builds/${name}/1.0.0-00000000000${id}/`,
  version: `1.0.0+${id}`,
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-e', ...integrity },
  exposes: {},
  locales: {},
});

export const aComposition = (overrides: Partial<PageComposition> = {}): PageComposition => ({
  hash: 'base',
  contract: 1,
  shell: aBuild('shell', '1'),
  remotes: { 'mf-cart': aBuild('mf-cart', '1'), 'mf-menu': aBuild('mf-menu', '1') },
  previous: {},
  ...overrides,
});

export const TOMORROW = Date.UTC(2026, 0, 2);
export const NOW = Date.UTC(2026, 0, 1);

/** Half of the visitors get build 2 of the cart. */
export const anExperiment = (overrides: Partial<PageExperiment> = {}): PageExperiment => ({
  name: 'carts',
  salt: 'carts',
  allocation: '0123456789ab',
  expires: TOMORROW,
  arms: [
    { name: 'control', ranges: [[0, 5000]], isOff: false, builds: {} },
    {
      name: 'new',
      ranges: [[5000, 10_000]],
      isOff: false,
      builds: { 'mf-cart': aBuild('mf-cart', '2') },
    },
  ],
  ...overrides,
});

export const aPage = (overrides: Partial<PageDocument> = {}): PageDocument => ({
  config: {
    apiBase: '/api',
    mediaBase: '/media',
    channel: 'stable',
    revision: 1,
    language: '',
    modules: null,
    origins: [],
    newsUrl: '/channel.json',
  },
  composition: aComposition(),
  experiments: [],
  variants: {},
  revoked: [],
  ...overrides,
});

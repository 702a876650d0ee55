import type { BuildRecord, ExposeFiles } from './build.contract';
import type { ShellDeclaration } from './declaration.contract';

export { seededRandom } from './testing-visitors';

const integrity = `sha384-${'A'.repeat(64)}`;
const only = (file: string): ExposeFiles => ({ js: [file], css: [], consumes: [] });

/**
 * A build with a complete record: an entry, `./remote` and the given pages, each one file, and two
 * languages.
 */
export function aBuild(
  name: string,
  pages: readonly string[] = [],
  overrides: Partial<BuildRecord> = {},
): BuildRecord {
  const exposes = Object.fromEntries([
    ['./remote', only('remote.js')],
    ...pages.map((page) => [`./pages/${page}`, only(`page-${page}.js`)] as const),
  ]);
  const locales = { en: ['locale-en.js'], 'pt-br': ['locale-pt-br.js'] };
  const paths = [
    'entry.js',
    ...Object.values(exposes).flatMap(({ js }) => js),
    ...Object.values(locales).flat(),
  ];
  return {
    name,
    version: '1.0.0+aaaa',
    contentHash: 'a'.repeat(64),
    revision: 'none',
    contract: 3,
    files: paths.map((path) => ({ path, size: 1, integrity })),
    entry: only('entry.js'),
    exposes,
    locales,
    singletons: {},
    shared: {},
    ...overrides,
  };
}

/** What a shell offers to remotes: nothing, but for the changes. */
export const anOffer = (changes: Partial<ShellDeclaration> = {}): ShellDeclaration => ({
  language: 'en',
  guards: [],
  slots: {},
  screens: [],
  links: [],
  lists: [],
  parts: {},
  early: [],
  earlier: {},
  ...changes,
});

/** A shell that provides `rules` on demand and has routes to the given pages. */
export function aShell(
  routes: BuildRecord['routes'] = [],
  overrides: Partial<BuildRecord> = {},
): BuildRecord {
  const shell = aBuild('shell');
  return {
    ...shell,
    files: [
      ...shell.files,
      { path: 'rules.js', size: 1, integrity },
      { path: 'boot.js', size: 1, integrity },
    ],
    exposes: { '@storefront/shared-domain/rules': only('rules.js') },
    boot: 'boot.js',
    routes,
    ...overrides,
  };
}

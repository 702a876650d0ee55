import type { PageBuild, PageDocument } from '@storefront/compositions';
import { pageIn } from './page-language';

const build: PageBuild = {
  base: '/builds/mf-menu/1/',
  version: '1.0.0',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'e', 'en.js': 'n', 'pt.js': 'p' },
  exposes: {},
  locales: { en: ['en.js'], 'pt-br': ['pt.js'] },
};
const page = {
  composition: {
    hash: 'h',
    contract: 1,
    shell: build,
    remotes: { 'mf-menu': build },
    previous: {},
  },
  experiments: [
    { name: 'menus', arms: [{ name: 'new', ranges: [], isOff: false, builds: { shell: build } }] },
  ],
} as unknown as PageDocument;

test.each([
  ['pt-br', ['entry.js', 'pt.js'], ['pt-br']],
  ['es', ['entry.js'], []],
])('a page in %s has the hashes of its texts in that language alone', (language, files, texts) => {
  const { composition, experiments } = pageIn(language, page);
  const builds = [
    composition.shell,
    composition.remotes['mf-menu']!,
    experiments[0]!.arms[0]!.builds['shell']!,
  ];
  for (const { integrity, locales, entry } of builds)
    expect([Object.keys(integrity), Object.keys(locales), entry]).toEqual([
      files,
      texts,
      build.entry,
    ]);
});

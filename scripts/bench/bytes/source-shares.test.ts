import { ownerOf, sourceShares } from './source-shares';

test.each([
  ['webpack://shell/../../home/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  [
    'webpack://shell/../node_modules/@module-federation/runtime/node_modules/@module-federation/sdk/dist/a.js',
    '@module-federation/sdk',
  ],
  ['webpack://shell/../shared-domain/src/rules/language.ts', 'shared-domain/src/rules'],
  ['webpack://shell/../shared-ui/src/button/button.tsx', 'shared-ui'],
  ['webpack://mf-cart/../shared-kit/src/when-idle.ts', 'shared-kit'],
  ['webpack://shell/../platform/loader/src/loader.ts', 'platform/loader'],
  ['/mf-menu/src/pages/home.page.tsx', 'mf-menu/src/pages'],
  ['webpack://shell/webpack/runtime/css_loading', 'bundler'],
  ['', 'bundler'],
])('%s belongs to %s', (source, owner) => expect(ownerOf(source)).toBe(owner));

test('every character of a file is counted once, for the source it came from', () => {
  // Two segments: columns 0 to 4 from the first source, the rest from the second.
  const payload = {
    version: 3,
    file: '',
    sourceRoot: '',
    names: [],
    sourcesContent: [],
    mappings: 'AAAA,KCAA',
    sources: ['webpack://x/./src/pages/a.ts', 'webpack://x/../node_modules/zod/b.js'],
  };
  const shares = sourceShares('aaaaabbb', payload, 'mf-menu');
  expect(Object.fromEntries(shares)).toEqual({ 'mf-menu/src/pages': 5, zod: 3 });
});

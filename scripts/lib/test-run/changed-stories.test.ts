import { changedStories } from './changed-stories';

const spec = (name: string): string => `e2e/specs/${name}.spec.ts`;
const sources = {
  [spec('mf-cart')]: "import { openStore } from '../pages/store';",
  [spec('mf-cart-lines')]:
    "import { test } from '../fixtures';\nimport { plantCart } from '../support/plant-cart';",
  [spec('mf-menu-home')]: "import { test } from '../fixtures';",
  [spec('story-order')]: "export const pages = () => import('../pages/store');",
  'e2e/fixtures.ts': "export { expect } from './support/expect';",
  'e2e/support/expect.ts': '',
  'e2e/support/plant-cart.ts': '',
  'e2e/support/unused.ts': '',
  'e2e/pages/store.ts': '',
};
const all = [
  spec('mf-cart-lines'),
  spec('mf-cart'),
  spec('mf-menu-home'),
  spec('story-order'),
].sort();
const ofCart = [spec('mf-cart-lines'), spec('mf-cart'), spec('story-order')].sort();

test.each([
  {
    change: 'a spec file: itself',
    changed: [spec('mf-menu-home')],
    stories: [spec('mf-menu-home')],
  },
  {
    change: 'a file that a spec imports',
    changed: ['e2e/support/plant-cart.ts'],
    stories: [spec('mf-cart-lines')],
  },
  {
    change: 'a file imported on demand and otherwise',
    changed: ['e2e/pages/store.ts'],
    stories: [spec('mf-cart'), spec('story-order')],
  },
  {
    change: 'a file that a spec imports by way of another',
    changed: ['e2e/support/expect.ts'],
    stories: [spec('mf-cart-lines'), spec('mf-menu-home')],
  },
  { change: 'a file that no spec imports: none', changed: ['e2e/support/unused.ts'], stories: [] },
  {
    change: 'a remote: its own specs and those of no remote',
    changed: ['mf-cart/src/remote.ts'],
    stories: ofCart,
  },
  { change: 'a shared source: all', changed: ['shared-domain/src/rules/totals.ts'], stories: all },
  {
    change: 'the shell and a remote: all',
    changed: ['mf-cart/src/remote.ts', 'shell/src/main.ts'],
    stories: all,
  },
  {
    change: 'documents and Jest tests: none',
    changed: [
      'README.md',
      'docs/images/a.webp',
      'mf-cart/src/a.test.ts',
      'shared-ui/src/b.test-kit.tsx',
    ],
    stories: [],
  },
  { change: 'nothing: none', changed: [], stories: [] },
])('$change', ({ changed, stories }) =>
  expect(changedStories(changed, sources, ['mf-cart', 'mf-menu'])).toEqual(stories),
);

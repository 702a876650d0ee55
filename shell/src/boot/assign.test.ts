import { bucketOf } from '@storefront/compositions';
import { assign, type PageRequest } from './assign';
import { aBuild, aPage, anExperiment, NOW, TOMORROW } from './page.test-kit';

const visitorIn = (salt: string, isIn: (bucket: number) => boolean): string => {
  for (let index = 0; ; index += 1) if (isIn(bucketOf(salt, `v${index}`))) return `v${index}`;
};
const inControl = visitorIn('carts', (bucket) => bucket < 5000);
const inNew = visitorIn('carts', (bucket) => bucket >= 5000);

const page = aPage({ experiments: [anExperiment()], variants: { new: 'with-new' } });
const [control, tested] = anExperiment().arms;
const requesting = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  visitor: inNew,
  modules: [],
  now: NOW,
  ...overrides,
});
const served = (document = page, overrides: Partial<PageRequest> = {}) => {
  const { composition, arms } = assign(document, requesting(overrides));
  return {
    hash: composition.hash,
    cart: composition.remotes['mf-cart']?.version,
    arms: arms.map(({ arm, how }) => `${arm} ${how}`),
  };
};
const CONTROL = { hash: 'base', cart: '1.0.0+1' };
const NEW = { hash: 'with-new', cart: '1.0.0+2' };
const withArm = (changed: object) =>
  aPage({ ...page, experiments: [anExperiment({ arms: [control!, { ...tested!, ...changed }] })] });
const forcing = aPage({
  ...page,
  experiments: [anExperiment({ forces: { module: 'new_carts', arm: 'new' } })],
});
const forcingAnOff = aPage({
  ...page,
  experiments: [
    { ...withArm({ isOff: true }).experiments[0]!, forces: { module: 'new_carts', arm: 'new' } },
  ],
});

test.each([
  {
    case: 'in the arm',
    document: page,
    visitor: inNew,
    expected: { ...NEW, arms: ['new assigned'] },
  },
  {
    case: 'in control',
    document: page,
    visitor: inControl,
    expected: { ...CONTROL, arms: ['control assigned'] },
  },
  { case: 'without storage', document: page, visitor: null, expected: { ...CONTROL, arms: [] } },
  {
    case: 'in no range',
    document: withArm({ ranges: [] }),
    visitor: inNew,
    expected: { ...CONTROL, arms: [] },
  },
  {
    case: 'in an arm that is off',
    document: withArm({ isOff: true }),
    visitor: inNew,
    expected: { ...CONTROL, arms: [] },
  },
  {
    case: 'in an arm the channel composed nothing for',
    document: aPage({ ...page, variants: {} }),
    visitor: inNew,
    expected: { ...CONTROL, arms: [] },
  },
  {
    case: 'after the end',
    document: page,
    visitor: inNew,
    now: TOMORROW,
    expected: { ...CONTROL, arms: [] },
  },
  {
    case: 'forced by a module',
    document: forcing,
    visitor: inControl,
    modules: ['new_carts'],
    expected: { ...NEW, arms: ['new forced'] },
  },
  {
    case: 'forced, without storage',
    document: forcing,
    visitor: null,
    modules: ['new_carts'],
    expected: { ...NEW, arms: ['new forced'] },
  },
  {
    case: 'whose restaurant has other modules',
    document: forcing,
    visitor: inControl,
    modules: ['other'],
    expected: { ...CONTROL, arms: ['control assigned'] },
  },
  {
    case: 'whose modules are not known',
    document: forcing,
    visitor: inControl,
    modules: null,
    expected: { ...CONTROL, arms: ['control assigned'] },
  },
  {
    case: 'forced into an arm that is off',
    document: forcingAnOff,
    visitor: inControl,
    modules: ['new_carts'],
    expected: { ...CONTROL, arms: ['control assigned'] },
  },
])('a visitor $case', ({ document, visitor, modules = [], now = NOW, expected }) =>
  expect(served(document, { visitor, modules, now })).toEqual(expected),
);

test('what an arm replaces is what the page falls back to', () => {
  const { composition } = assign(page, requesting());
  expect(composition.previous).toEqual({ 'mf-cart': aBuild('mf-cart', '1') });
  expect(composition.remotes['mf-menu']).toEqual(aBuild('mf-menu', '1'));
});

test('two experiments: the composition of both arms, in the order of the channel', () => {
  const menus = anExperiment({
    name: 'menus',
    arms: [
      control!,
      { ...tested!, ranges: [[0, 10_000]], builds: { 'mf-menu': aBuild('mf-menu', '2') } },
    ],
  });
  const both = aPage({
    experiments: [
      anExperiment(),
      { ...menus, salt: 'menus', arms: [{ ...control!, ranges: [] }, menus.arms[1]!] },
    ],
    variants: { 'new.new': 'both', 'control.new': 'menu' },
  });
  expect(assign(both, requesting({ visitor: inNew })).composition.hash).toBe('both');
  expect(assign(both, requesting({ visitor: inControl })).composition.hash).toBe('menu');
});

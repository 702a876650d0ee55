/** @jest-environment jsdom */
import { bucketOf } from '@storefront/compositions';
import { aPage, anExperiment, NOW, TOMORROW } from './page.test-kit';
import { storeArms } from './store-arms';

const visitorIn = (isIn: (bucket: number) => boolean): string => {
  for (let index = 0; ; index += 1) if (isIn(bucketOf('carts', `v${index}`))) return `v${index}`;
};
const inNew = visitorIn((bucket) => bucket >= 5000);
const inControl = visitorIn((bucket) => bucket < 5000);
const forces = { module: 'new_carts', arm: 'new' };
const variants = { new: 'with-new' };
const page = aPage({ experiments: [anExperiment({ forces })], variants });

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['in an arm', inNew, NOW, 'new'],
  ['in control', inControl, NOW, 'control'],
  ['without storage', null, NOW, ''],
  ['after the experiment, by the clock of the device', inNew, TOMORROW, ''],
])('a visitor %s', (_case, visitor, now, arm) => {
  storeArms(page, visitor, now);
  expect(written).toEqual([
    `storefront-arms=carts.0123456789ab.${arm};path=/;samesite=lax;expires=Fri, 02 Jan 2026 00:00:00 GMT`,
  ]);
});

test('an arm that the restaurant forces is not stored: others get the arm of their bucket', () => {
  const forced = aPage({ ...page, config: { ...page.config, modules: ['new_carts'] } });
  storeArms(forced, inControl, NOW);
  expect(written[0]).toMatch(/\.control;/);
});

test('without an experiment no cookie is written', () => {
  storeArms(aPage(), inNew, NOW);
  expect(written).toEqual([]);
});

test('a browser that forbids cookies starts the page', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => storeArms(page, inNew, NOW)).not.toThrow();
});

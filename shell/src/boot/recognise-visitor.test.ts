/** @jest-environment jsdom */
import { armsValue, assignedValue, chooseArm } from '@storefront/compositions';
import { aPage, anExperiment, NOW } from './page.test-kit';
import { recogniseVisitor } from './recognise-visitor';
import { storeArms } from './store-arms';

const KEY = 'storefront.visitor';
const [control, tested] = anExperiment().arms;
const expires = Date.UTC(2100, 0, 1); // the browser deletes cookies from before
const carts = anExperiment({ expires });
/** One visitor in a hundred is in the arm. */
const menus = anExperiment({
  name: 'menus',
  salt: 'menus',
  expires,
  arms: [
    { ...control!, ranges: [[0, 9000]] },
    { ...tested!, ranges: [[9000, 9100]] },
  ],
});
const experiments = [carts, menus];
const page = aPage({
  experiments,
  variants: { 'new.control': 'h1', 'control.new': 'h2', 'new.new': 'h3' },
});

const entries = (arms: Readonly<Record<string, string>>, allocation = carts.allocation) =>
  Object.entries(arms).map(([experiment, arm]) => ({ experiment, allocation, arm }));
const setCookie = (value: string): void =>
  void (document.cookie = `storefront-arms=${value};path=/`);
const armsOf = (visitor: string | null): (string | null)[] =>
  experiments.map(({ arms, salt }) => chooseArm(arms, salt, visitor ?? '')?.name ?? null);

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'storefront-arms=;path=/;max-age=0';
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [{ carts: 'new', menus: 'control' }, ['new', 'control']],
  [{ carts: 'control', menus: 'new' }, ['control', 'new']],
  [{ carts: 'new', menus: '' }, ['new', null]],
])(
  'a first visit: the new visitor has the arms %j, in which the edge has rendered',
  (arms, expected) => {
    setCookie(assignedValue(entries(arms)));
    const { id, isByChance } = recogniseVisitor(experiments);
    expect(armsOf(id)).toEqual(expected);
    expect([localStorage.getItem(KEY), isByChance]).toEqual([id, false]);
    // the cookie that the start script writes has no mark: the next page is not by chance
    storeArms(page, id, NOW);
    expect(document.cookie).toBe(`storefront-arms=${armsValue(entries(arms))}`);
    expect(recogniseVisitor(experiments)).toEqual({ id, isByChance: false });
  },
);

test('new visitors have the shares of the assignment by the edge', () => {
  const counts = { control: 0, new: 0 };
  for (let visit = 0; visit < 1000; visit += 1) {
    localStorage.clear();
    // as the edge does: by a random id
    const arm = chooseArm(carts.arms, carts.salt, crypto.randomUUID())?.name ?? '';
    setCookie(assignedValue(entries({ carts: arm })));
    const [of] = armsOf(recogniseVisitor(experiments).id);
    expect(of).toBe(arm);
    counts[of as 'control' | 'new'] += 1;
  }
  expect(Math.abs(counts.control - 500)).toBeLessThan(100);
});

test('a stored visitor stays, whatever the edge has assigned; its tested screen is one by chance', () => {
  const { id } = recogniseVisitor(experiments);
  for (const arm of ['control', 'new']) {
    setCookie(assignedValue(entries({ carts: arm })));
    expect(recogniseVisitor(experiments)).toEqual({ id, isByChance: true });
  }
  storeArms(page, id, NOW);
  expect(recogniseVisitor(experiments)).toEqual({ id, isByChance: false });
});

test('a visitor whose storage was cleared, or whose first page never started, continues the arms of the cookie', () => {
  setCookie(armsValue(entries({ carts: 'new', menus: 'control' })));
  const { id, isByChance } = recogniseVisitor(experiments);
  expect([armsOf(id), isByChance]).toEqual([['new', 'control'], false]);
});

test('two tabs that open at the same moment: the first stored visitor is the one of both', () => {
  setCookie(assignedValue(entries({ carts: 'new' })));
  const first = recogniseVisitor(experiments);
  setCookie(assignedValue(entries({ carts: 'control' })));
  expect(recogniseVisitor(experiments)).toEqual({ id: first.id, isByChance: true });
});

test.each([
  ['no cookie', ''],
  ['a cookie of an earlier allocation', armsValue(entries({ carts: 'new' }, 'ffffffffffff'))],
  ['a forged cookie', '~carts.0123456789ab.<script>'],
  ['an arm that does not exist', assignedValue(entries({ carts: 'none' }))],
])('%s: a random visitor', (_case, value) => {
  setCookie(value);
  const { id } = recogniseVisitor([carts]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(localStorage.getItem(KEY)).toBe(id);
});

test('cookies are refused: the page is shown as by a browser that renders it', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(recogniseVisitor(experiments).isByChance).toBe(true);
  const { id } = recogniseVisitor(experiments);
  expect(localStorage.getItem(KEY)).toBe(id);
});

test.each(['getItem', 'setItem'] as const)(
  'storage is refused (%s): no visitor, in no experiment',
  (name) => {
    setCookie(assignedValue(entries({ carts: 'new' })));
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused');
    });
    expect(recogniseVisitor(experiments)).toEqual({ id: null, isByChance: false });
  },
);

import { startVerdict, type StartFacts, type StartVerdict } from './start-target';

const plain: StartFacts = {
  pathname: '/',
  search: '',
  tabletToken: null,
  isCodeOpening: false,
  isLoaded: true,
  isAtTable: false,
  recovery: 'none',
  lastOrder: { kind: 'none' },
  hasActed: false,
};
const rate = { kind: 'rate', uuid: 'o-1' } as const;

/** One-line text: `stay`, `wait for …`, `go to …`. */
const said = (verdict: StartVerdict): string =>
  verdict.kind === 'go'
    ? `go to ${verdict.to}`
    : verdict.kind === 'wait'
      ? `wait for ${verdict.for}`
      : 'stay';
const of = (facts: Partial<StartFacts>): string => said(startVerdict({ ...plain, ...facts }));

test.each([
  { at: '/tablet', search: '', tablet: null, says: 'stay' },
  { at: '/tablet/', search: '', tablet: 'CODE', says: 'stay' },
  { at: '/tablet/kitchen', search: '', tablet: null, says: 'go to /tablet' },
  { at: '/tablet/kitchen/', search: '?x=1', tablet: 'CODE', says: 'go to /tablet' },
  { at: '/tablets', search: '', tablet: 'CODE', says: 'stay' },
  { at: '/tablet/scan', search: '', tablet: null, says: 'stay' },
  { at: '/tablet/scan', search: '', tablet: 'CODE', says: 'stay' },
  { at: '/tablet/scan', search: '?t=CODE', tablet: 'CODE', says: 'go to /tablet' },
  { at: '/tablet/scan', search: '?t=FOREIGN', tablet: 'CODE', says: 'stay' },
  { at: '/tablet/scan', search: '?t=FOREIGN', tablet: null, says: 'stay' },
])(
  '[SHELL-39] [OPEN-030] a start at $at$search on a tablet of $tablet: $says',
  ({ at, search, tablet, says }) =>
    expect(of({ pathname: at, search, tabletToken: tablet })).toBe(says),
);

test('[SHELL-39] the page that reads codes waits for the code it was opened with', () =>
  expect(of({ pathname: '/tablet/scan', search: '?t=CODE', isCodeOpening: true })).toBe(
    'wait for table',
  ));

test.each(['/track', '/track/', '/rate-order', '/reset-password', '/x/track/y'])(
  '[SHELL-40] %s reads its token from the query and stays, whatever else holds',
  (pathname) => {
    for (const search of ['?token=x', '', '?token=x&cid=1&oid=2', '?cid=1&oid=2', '?u=1&t=2']) {
      expect(of({ pathname, search, recovery: 'found', lastOrder: rate, isLoaded: false })).toBe(
        'stay',
      );
    }
  },
);

test('[SHELL-45] a return from an external payment leads to that order, from every other path', () => {
  expect(of({ search: '?cid=12&oid=34&collection_status=approved' })).toBe(
    'go to /track?cid=12&oid=34',
  );
  expect(of({ pathname: '/payment/success', search: '?cid=12&oid=34', recovery: 'found' })).toBe(
    'go to /track?cid=12&oid=34',
  );
  expect(of({ search: '?cid=12' })).toBe('stay');
});

test("[SHELL-41] [SHELL-42] the last order is requested at the menu's home alone, so that Back leads there", () => {
  expect(startVerdict({ ...plain, lastOrder: rate })).toEqual({
    kind: 'go',
    to: '/rate-order?token=o-1',
    isStored: true,
  });
  expect(of({ pathname: '/hours', lastOrder: rate })).toBe('stay');
  expect(of({ lastOrder: { kind: 'waiting' } })).toBe('wait for order');
  expect(of({ lastOrder: { kind: 'none' } })).toBe('stay');
});

test('a customer that has begun to use the page is not led away from it, but to the requested target', () => {
  expect([
    of({ hasActed: true, lastOrder: rate }),
    of({ hasActed: true, lastOrder: { kind: 'waiting' } }),
    of({ hasActed: true, recovery: 'waiting' }),
  ]).toEqual(['stay', 'stay', 'stay']);
  expect([
    of({ hasActed: true, search: '?cid=1&oid=2' }),
    of({ hasActed: true, pathname: '/tablet/x' }),
    of({ hasActed: true, recovery: 'found' }),
  ]).toEqual(['go to /track?cid=1&oid=2', 'go to /tablet', 'go to /shopping-cart']);
});

/* Every combination, checked against the rows as the specification lists them: each row is
   evaluated alone, and the first one with a result applies. */
const PATHS = [
  '/',
  '',
  '/hours',
  '/shopping-cart',
  '/shopping-cart/',
  '/payment/success',
  '/track',
  '/rate-order/',
  '/reset-password',
  '/tablet',
  '/tablet/scan',
  '/tablet/9',
  '/nowhere',
];
const QUERIES = [
  '',
  '?t=CODE',
  '?u=U',
  '?cid=1&oid=2',
  '?cid=1&oid=2&t=CODE',
  '?cid=1',
  '?cid=&oid=',
  '?t=CODE&u=U',
  '?token=T',
  '?debug=1',
  '?src=x&campaign=y',
];
const bare = ({ pathname }: StartFacts): string => pathname.replace(/\/$/, '');
const param = ({ search }: StartFacts, name: string): string =>
  new URLSearchParams(search).get(name) ?? '';

type Row = (facts: StartFacts) => string | null;
const tabletLink: Row = (facts) => {
  const path = bare(facts);
  if (!/^\/tablet(\/|$)/.test(path)) return null;
  if (path === '/tablet') return 'stay';
  if (path !== '/tablet/scan') return 'go to /tablet';
  if (param(facts, 't') !== '' && param(facts, 't') === facts.tabletToken) return 'go to /tablet';
  return facts.isCodeOpening ? 'wait for table' : 'stay';
};
const tokenPath: Row = (facts) =>
  ['/track', '/rate-order', '/reset-password'].includes(bare(facts)) ? 'stay' : null;
const externalReturn: Row = (facts) =>
  param(facts, 'cid') !== '' && param(facts, 'oid') !== ''
    ? `go to /track?cid=${param(facts, 'cid')}&oid=${param(facts, 'oid')}`
    : null;
const unread: Row = ({ isLoaded }) => (isLoaded ? null : 'wait for restaurant');
const cartRecovery: Row = (facts) => {
  if (facts.recovery === 'waiting') return facts.hasActed ? null : 'wait for recovery';
  if (facts.recovery === 'none') return null;
  return bare(facts) === '/shopping-cart' ? 'stay' : 'go to /shopping-cart';
};
const lastOrderToken: Row = (facts) => {
  if (
    bare(facts) !== '' ||
    param(facts, 't') !== '' ||
    facts.isAtTable ||
    facts.hasActed ||
    facts.lastOrder.kind === 'none'
  )
    return null;
  return facts.lastOrder.kind === 'waiting' ? 'wait for order' : 'go to /rate-order?token=o-1';
};
const asRequested: Row = () => 'stay';
const rows = [
  tabletLink,
  tokenPath,
  externalReturn,
  unread,
  cartRecovery,
  lastOrderToken,
  asRequested,
];

const BOOLEANS = [false, true];
function* everyStart(): Generator<StartFacts> {
  for (const pathname of PATHS)
    for (const search of QUERIES)
      for (const tabletToken of [null, 'CODE', 'OTHER'])
        for (const isCodeOpening of BOOLEANS)
          for (const isLoaded of BOOLEANS)
            for (const isAtTable of BOOLEANS)
              for (const recovery of ['none', 'waiting', 'found'] as const)
                for (const lastOrder of [{ kind: 'none' }, { kind: 'waiting' }, rate] as const)
                  for (const hasActed of BOOLEANS)
                    yield {
                      pathname,
                      search,
                      tabletToken,
                      isCodeOpening,
                      isLoaded,
                      isAtTable,
                      recovery,
                      lastOrder,
                      hasActed,
                    };
}

test('[OPEN-008] every combination of what may hold at a start goes by the first row that applies', () => {
  const wrong: unknown[] = [];
  const verdicts = new Map<string, number>();
  for (const facts of everyStart()) {
    const expected = rows.map((row) => row(facts)).find((answer) => answer !== null);
    const given = said(startVerdict(facts));
    verdicts.set(given.split('?')[0]!, (verdicts.get(given.split('?')[0]!) ?? 0) + 1);
    if (given !== expected) wrong.push({ facts, given, expected });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...verdicts.keys()].sort()).toEqual([
    'go to /rate-order',
    'go to /shopping-cart',
    'go to /tablet',
    'go to /track',
    'stay',
    'wait for order',
    'wait for recovery',
    'wait for restaurant',
    'wait for table',
  ]);
});

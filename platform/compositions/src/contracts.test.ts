import { BuildRecord, buildId, canRender } from './build.contract';
import { aBuild, aShell } from './testing';
import { ChannelRevision, ChannelUpdates } from './channel.contract';
import { CONTROL, EVERYBODY, Experiment, Range } from './experiment.contract';
import { Published } from './published.contract';
import { ARMS_COOKIE, armsValue, assignedValue, readArms } from './arms-cookie';

describe('a build', () => {
  test('a folder is named by the version without the sources and twelve digits of the content', () =>
    expect(buildId({ version: '1.2.3+ab.cd', contentHash: '0123456789abcdef'.repeat(4) })).toBe(
      '1.2.3-0123456789ab',
    ));

  test('a record without revision, singletons and names reads as one that has none', () => {
    const { revision, singletons, shared, ...older } = aBuild('mf-menu', ['home']);
    expect(BuildRecord.parse(older)).toEqual({ ...older, revision, singletons, shared });
  });

  test('a record states what it renders; without a readable statement it is nothing', () => {
    const build = aBuild('mf-cart', ['cart']);
    const states = (rendered: unknown) =>
      canRender(BuildRecord.parse({ ...build, rendered }), './pages/cart');
    expect(states(['./pages/cart'])).toBe(true);
    for (const other of [undefined, [], ['./pages/notes'], 'all', [1], null])
      expect(states(other)).toBe(false);
    expect(canRender(undefined, './pages/cart')).toBe(false);
  });

  test('a record names at least one file, and a route at least one page', () => {
    const route = { path: 'cart', pages: [{ remote: 'mf-cart', page: 'cart' }] };
    expect(BuildRecord.safeParse(aShell([route])).success).toBe(true);
    expect(BuildRecord.safeParse(aShell([{ ...route, pages: [] }])).success).toBe(false);
    expect(BuildRecord.safeParse(aShell([route], { files: [] })).success).toBe(false);
  });

  test.each(['../secret', '/etc/passwd', '.env', 'a/../b', 'a b.js', 'a//b.js', ''])(
    'a build has no file %j',
    (path) =>
      expect(BuildRecord.safeParse({ ...aBuild('mf-menu'), worker: path }).success).toBe(false),
  );
});

describe('a channel', () => {
  const HASH = 'a'.repeat(64);
  const OTHER = 'b'.repeat(64);
  const written = { revision: 3, at: '2026-11-21T10:00:00Z', note: 'Cart 1.2' };

  test('a revision without experiments, revocations and origins has none', () =>
    expect(ChannelRevision.parse({ ...written, composition: HASH })).toEqual({
      ...written,
      composition: HASH,
      by: '',
      experiments: [],
      variants: {},
      revoked: [],
      origins: [],
    }));

  test('a channel of the first format has the composition of its first arm', () =>
    expect(
      ChannelRevision.parse({ ...written, arms: [{ composition: HASH }, { composition: OTHER }] }),
    ).toMatchObject({ ...written, composition: HASH }));

  test.each([
    { case: 'a text', value: 'channel' },
    { case: 'neither composition nor arms', value: written },
    { case: 'no arm', value: { ...written, arms: [] } },
    { case: 'an arm without a composition', value: { ...written, arms: [{}] } },
    { case: 'an arm of another channel', value: { ...written, arms: [{ composition: '../x' }] } },
  ])('no revision: $case', ({ value }) =>
    expect(ChannelRevision.safeParse(value).success).toBe(false),
  );

  test.each(['https://x.example/', '*', 'javascript:alert(1)', "'self'", 'https://x.example *'])(
    'an override is never loaded from %j',
    (origin) =>
      expect(
        ChannelRevision.safeParse({ ...written, composition: HASH, origins: [origin] }).success,
      ).toBe(false),
  );

  test('an open page reads the number of its channel and what is revoked', () => {
    const updates = { channel: 'production', revision: 3, revoked: [HASH] };
    expect(ChannelUpdates.parse(updates)).toEqual(updates);
    expect(ChannelUpdates.safeParse({ ...updates, revoked: ['latest'] }).success).toBe(false);
  });
});

describe('an experiment', () => {
  const ref = { name: 'mf-cart', id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) };

  type Ranges = readonly (readonly [from: number, to: number])[];
  const arm = (name: string, ranges: Ranges, builds = [ref]) => ({
    name,
    share: ranges.reduce((sum, [from, to]) => sum + (to - from), 0),
    ranges,
    builds,
  });
  const control = (ranges: Ranges) => arm(CONTROL, ranges, []);

  /** Messages of the problems; empty for a valid experiment. */
  const problems = (...arms: readonly unknown[]): string[] =>
    Experiment.safeParse({
      name: 'nep-2026',
      owner: 'Ana',
      salt: 'nep',
      since: '2026-11-01T00:00:00Z',
      expires: '2026-12-01T00:00:00Z',
      arms,
    }).error?.issues.map(({ message }) => message) ?? [];

  test('arms may touch, leave visitors outside, and have their buckets in any order', () => {
    expect(problems(control([[0, 9000]]), arm('nep', [[9000, EVERYBODY]]))).toEqual([]);
    expect(problems(control([[7000, 9000]]), arm('nep', [[5, 50]]))).toEqual([]);
    expect(
      problems(
        control([
          [6000, 8000],
          [0, 1000],
        ]),
        arm('nep', [
          [9000, 9500],
          [1000, 3000],
        ]),
        arm('late', []),
      ),
    ).toEqual([]);
  });

  test('no bucket is in two arms, wherever it is listed', () => {
    const shared = ['two arms share a bucket'];
    expect(problems(control([[0, 5001]]), arm('nep', [[5000, 6000]]))).toEqual(shared);
    expect(problems(control([[5000, 6000]]), arm('nep', [[0, 5001]]))).toEqual(shared);
    expect(problems(control([[0, EVERYBODY]]), arm('nep', [[20, 30]]))).toEqual(shared);
    expect(
      problems(
        control([[0, 100]]),
        arm('nep', [
          [500, 600],
          [599, 700],
        ]),
      ),
    ).toEqual(shared);
  });

  test('the first arm is control and replaces no build', () => {
    const refused = ['the first arm must be named control and replace nothing'];
    expect(problems(arm('nep', [[0, 10]], []), control([[10, 20]]))).toEqual(refused);
    expect(problems(arm(CONTROL, [[0, 10]]), arm('nep', [[10, 20]]))).toEqual(refused);
  });

  test('no two arms have one name', () =>
    expect(problems(control([[0, 10]]), arm('nep', [[10, 20]]), arm('nep', [[20, 30]]))).toEqual([
      'two arms have the same name',
    ]));

  test('an experiment has an arm beside control', () => {
    expect(problems(control([[0, 10]]))).toHaveLength(1);
    expect(problems()).not.toEqual([]);
  });

  test.each([[[5, 5]], [[6, 5]], [[-1, 5]], [[0, EVERYBODY + 1]], [[0.5, 2]]])(
    'no range: %j',
    (range) => expect(Range.safeParse(range).success).toBe(false),
  );
});

test('a build is published at a time, as one of those of its name', () => {
  const first = { order: 0, at: '2026-11-21T10:00:00Z' };
  expect(Published.parse(first)).toEqual(first);
  expect(Published.safeParse({ ...first, order: -1 }).success).toBe(false);
  expect(Published.safeParse({ ...first, at: 'yesterday' }).success).toBe(false);
});

describe('the cookie of the arms', () => {
  const CARTS = { experiment: 'carts', allocation: '0123456789ab', arm: 'new' };
  const LOGIN = { experiment: 'login-2', allocation: 'ba9876543210', arm: '' };
  const cookie = (value: string): string => `a=1; ${ARMS_COOKIE}=${value}; b=2`;

  test('what is stored is read', () => {
    const read = readArms(cookie(armsValue([CARTS, LOGIN])));
    expect([...read.arms.values()]).toEqual([CARTS, LOGIN]);
    expect(read).toMatchObject({ isSent: true, isAssigned: false });
  });

  test('arms that the edge has chosen are marked until the start script writes its own', () => {
    const read = readArms(cookie(assignedValue([CARTS, LOGIN])));
    expect([...read.arms.values()]).toEqual([CARTS, LOGIN]);
    expect(read).toMatchObject({ isSent: true, isAssigned: true });
  });

  test.each([
    ['no cookie', undefined],
    ['another cookie', 'session=1; x-storefront-arms=carts.0123456789ab.new'],
    ['another allocation', cookie('carts.undefined.new')],
    ['markup', cookie('carts.0123456789ab.<script>')],
    ['an entry twice', cookie('carts.0123456789ab.new_carts.0123456789ab.control')],
    ['a valid entry beside a malformed one', cookie('carts.0123456789ab.new_login')],
    ['a long name', cookie(`${'c'.repeat(41)}.0123456789ab.new`)],
    [
      'the cookie twice',
      `${cookie('carts.0123456789ab.new')}; ${cookie('carts.0123456789ab.control')}`,
    ],
    ['two marks', cookie('~~carts.0123456789ab.new')],
    ['a mark at another entry', cookie('carts.0123456789ab.new_~login.0123456789ab.new')],
  ])('%s: no entry', (_case, header) => {
    const { arms, isSent } = readArms(header);
    expect(arms.size).toBe(0);
    // a visitor with a cookie that cannot be read was here before
    expect(isSent).toBe(header?.includes(`; ${ARMS_COOKIE}=`) ?? false);
  });
});

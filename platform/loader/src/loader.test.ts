import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { Container } from './container';
import { runEntryScript } from './entry-script';
import type { LoaderIncident } from './incident';
import { createLoader, type LoaderOptions } from './loader';
import { EntryError, RemoteLoadError, type RemoteFailure } from './remote-load-error';

jest.mock('./entry-script');

const build = (base: string, contract = 1): PageBuild => ({
  base,
  version: `1.0.0+${base}`,
  contract,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-x' },
  exposes: {},
  locales: {},
});
const composition: PageComposition = {
  hash: 'h',
  contract: 1,
  shell: build('shell/'),
  remotes: { 'mf-cart': build('new/') },
  previous: { 'mf-cart': build('old/') },
};
const deadlines = { entryMs: 300, buildMs: 300, wholeMs: 600 };
const CART = './pages/cart';

/** The answers of each build's entry (by its base), in sequence; the last answer repeats. */
type Answer = RemoteFailure | 'hangs' | Container;
let answers: Record<string, Answer[]>;
let requests: string[];
let ran: string[];

/**
 * A container with pages that record their execution; `lacks` are missing exposes, `throws` those
 * that throw.
 */
const container = (
  name: string,
  { lacks = [], throws = [] }: { lacks?: string[]; throws?: string[] } = {},
): Container => ({
  init: () => undefined,
  get: async (expose) => {
    if (lacks.includes(expose)) throw new Error(`${expose} does not exist`);
    return () => {
      if (throws.includes(expose)) throw new Error('planted');
      ran.push(`${name} ${expose}`);
      return { name };
    };
  },
});

beforeEach(() => {
  answers = { 'new/': [container('new')], 'old/': [container('old')] };
  requests = [];
  ran = [];
  jest.mocked(runEntryScript).mockImplementation(({ url }) => {
    requests.push(url);
    const list = answers[`${url.split('/')[0]}/`] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === 'hangs' || answer === undefined) return new Promise(() => undefined);
    return typeof answer === 'string'
      ? Promise.reject(new EntryError(answer, url))
      : Promise.resolve(answer);
  });
});

function aPage(options: Partial<LoaderOptions> = {}) {
  const incidents: LoaderIncident[] = [];
  const report = (incident: LoaderIncident) => void incidents.push(incident);
  const loader = createLoader({
    composition,
    instance: { shareScopeMap: {} },
    report,
    deadlines: { entryMs: 4000, buildMs: 4000, wholeMs: 8000 },
    ...options,
  });
  const begin = jest.fn(async () => () => undefined);
  const load = (expose = CART) => loader.load('mf-cart', expose, begin);
  const reported = () =>
    incidents.map((incident) => {
      if (incident.kind === 'load-failed')
        return `${incident.version.slice(6)} ${incident.reason} in ${incident.phase}: ${incident.outcome}`;
      return incident.kind === 'load-recovered'
        ? `${incident.version.slice(6)} by ${incident.by}`
        : incident.kind;
    });
  return { loader, load, reported, begin, incidents };
}

describe('a build that cannot be loaded', () => {
  test.each<{ answer: Answer; repeats: boolean; phase: string }>([
    { answer: 'unreachable', repeats: true, phase: 'entry' },
    { answer: 'integrity', repeats: true, phase: 'entry' },
    { answer: 'broken', repeats: false, phase: 'entry' },
  ])('$answer: the last good build takes its place', async ({ answer, repeats, phase }) => {
    answers['new/'] = [answer];
    const { load, reported } = aPage();
    expect(await load()).toEqual({ name: 'old' });
    const last = `new/ ${String(answer)} in ${phase}: previous`;
    expect(reported()).toEqual([
      ...(repeats ? [`new/ ${String(answer)} in ${phase}: repeated`] : []),
      last,
      'old/ by previous',
    ]);
    expect(requests.filter((url) => url.startsWith('new/'))).toHaveLength(repeats ? 2 : 1);
    expect(ran.filter((page) => page.startsWith('new') && page.includes('pages'))).toEqual([]);
  });

  test('it hangs: its deadline, then the last good build', async () => {
    answers['new/'] = ['hangs'];
    const { load, reported } = aPage({ deadlines });
    expect(await load()).toEqual({ name: 'old' });
    expect(reported()).toEqual(['new/ timeout in entry: previous', 'old/ by previous']);
  });

  test('all of them hang: reported within the whole deadline', async () => {
    answers = { 'new/': ['hangs'], 'old/': ['hangs'] };
    const { load, incidents } = aPage({ deadlines });
    await expect(load()).rejects.toMatchObject({ reason: 'timeout' });
    expect(
      incidents.every((incident) => 'durationMs' in incident && incident.durationMs < 4000),
    ).toBe(true);
  });

  test('a page it does not expose comes from the last good build', async () => {
    answers['new/'] = [container('new', { lacks: [CART] })];
    const { load, reported } = aPage();
    expect(await load()).toEqual({ name: 'old' });
    expect(reported()).toEqual(['new/ broken in module: previous', 'old/ by previous']);
  });

  test('an unsupported contract: no file of it is requested', async () => {
    const { load } = aPage({
      composition: { ...composition, remotes: { 'mf-cart': build('new/', 9) } },
    });
    expect(await load()).toEqual({ name: 'old' });
    expect(requests).toEqual(['old/entry.js']);
  });

  test('its texts do not come: the last good build, with its own', async () => {
    const { loader, reported } = aPage();
    const begin = jest
      .fn()
      .mockRejectedValueOnce(new Error('no texts'))
      .mockResolvedValue(() => undefined);
    expect(await loader.load('mf-cart', CART, begin)).toEqual({ name: 'old' });
    expect(reported()).toEqual(['new/ broken in texts: previous', 'old/ by previous']);
  });

  test('a repetition that succeeds is a recovery, and no fallback', async () => {
    answers['new/'] = ['unreachable', container('new')];
    const { load, reported } = aPage();
    expect(await load()).toEqual({ name: 'new' });
    expect(reported()).toEqual(['new/ unreachable in entry: repeated', 'new/ by repeat']);
  });

  test('every build fails: reported once; Retry after the repair succeeds', async () => {
    answers = { 'new/': ['broken', container('new')], 'old/': ['broken'] };
    const { load, reported } = aPage();
    await expect(load()).rejects.toMatchObject({ name: 'RemoteLoadError', reason: 'broken' });
    expect(await load()).toEqual({ name: 'new' });
    expect(reported()).toEqual([
      'new/ broken in entry: previous',
      'old/ broken in entry: panel',
      'new/ by customer',
    ]);
  });
});

describe('one build of a remote runs at a time', () => {
  test('after a fallback its other pages come from the same build', async () => {
    answers['new/'] = ['broken', container('new')];
    const { load } = aPage();
    expect([await load(), await load('./pages/notes')]).toEqual([{ name: 'old' }, { name: 'old' }]);
  });

  test('a page and a widget that are requested together come from one build', async () => {
    answers['new/'] = [container('new', { lacks: [CART] })];
    const { load } = aPage();
    const names = (await Promise.allSettled([load(CART), load('./widgets/button')])).map((end) =>
      end.status === 'fulfilled' ? end.value : null,
    );
    expect(
      new Set(ran.filter((page) => !page.endsWith('./remote')).map((page) => page.split(' ')[0]))
        .size,
    ).toBe(1);
    expect(names.some((name) => name !== null)).toBe(true);
  });

  test('a missing part of a running build reloads the page; no other build is loaded beside it', async () => {
    answers['new/'] = [container('new', { lacks: ['./pages/notes'] })];
    const reload = jest.fn(() => true);
    const { load, reported } = aPage({
      guard: { reload, hasRecovered: () => false, isAvoided: () => false },
    });
    await load();
    void load('./pages/notes');
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledWith('new/', './pages/notes');
    expect(reported()).toEqual(['new/ broken in module: reload']);
    expect(requests).toEqual(['new/entry.js']);
  });

  test('a page that throws while it runs has begun: the last good build is not put beside it', async () => {
    answers['new/'] = [container('new', { throws: [CART] })];
    const { load, reported } = aPage();
    await expect(load()).rejects.toMatchObject({ reason: 'broken' });
    expect(reported()).toEqual(['new/ broken in module: panel']);
    expect(requests).toEqual(['new/entry.js']);
  });

  test('after the reload the last good build goes first, and the recovery is reported', async () => {
    const { load, reported } = aPage({
      guard: {
        reload: () => false,
        hasRecovered: (base) => base === 'new/',
        isAvoided: (base) => base === 'new/',
      },
    });
    expect(await load()).toEqual({ name: 'old' });
    expect(reported()).toEqual(['old/ by reload']);
  });
});

test('a build can be replaced until it is requested', async () => {
  const { loader, load } = aPage();
  answers['arm/'] = [container('arm')];
  expect(loader.replace({ 'mf-cart': [build('arm/')] })).toBe(true);
  expect(await load()).toEqual({ name: 'arm' });
  expect(loader.replace({ 'mf-cart': [build('new/')] })).toBe(false);
});

test('builds are replaced together or not at all', async () => {
  const { loader, load } = aPage();
  await load();
  answers['arm/'] = [container('arm')];
  const arm = [build('arm/')];
  expect(loader.replace({ 'mf-cart': arm, 'mf-menu': arm })).toBe(false);
  const begin = async () => () => undefined;
  await expect(loader.load('mf-menu', './pages/menu', begin)).rejects.toMatchObject({
    name: 'RemoteLoadError',
    reason: 'broken',
  });
  expect(requests).toEqual(['new/entry.js']);
});

test('a remote that is offered without a build is broken', async () => {
  const { loader, begin } = aPage();
  loader.offer('mf-cart@none', []);
  await expect(loader.load('mf-cart@none', CART, begin)).rejects.toMatchObject({
    name: 'RemoteLoadError',
    remote: 'mf-cart',
    expose: CART,
    reason: 'broken',
  });
});

test('the running build is the one whose pages ran; none before, and none of an unknown remote', async () => {
  answers['new/'] = ['broken'];
  const { loader, load } = aPage();
  expect(loader.running('mf-cart')).toBeNull();
  await load();
  expect(loader.running('mf-cart')).toEqual(build('old/'));
  expect(loader.running('mf-unknown')).toBeNull();
});

test('a remote that refuses to begin with an error of the loader has failed as a module', async () => {
  const { loader, reported } = aPage();
  const begin = jest
    .fn()
    .mockRejectedValueOnce(new RemoteLoadError('mf-cart', CART, 'contract'))
    .mockResolvedValue(() => undefined);
  expect(await loader.load('mf-cart', CART, begin)).toEqual({ name: 'old' });
  expect(reported()).toEqual(['new/ contract in module: previous', 'old/ by previous']);
});

test('the first load is measured from the request of its files', async () => {
  answers = { 'new/': ['hangs'], 'old/': ['hangs'] };
  const { load, incidents } = aPage({ deadlines, requestedAt: performance.now() - 1000 });
  await expect(load()).rejects.toMatchObject({ reason: 'timeout' });
  expect(incidents[0]).toMatchObject({ kind: 'load-failed', durationMs: expect.any(Number) });
  expect(
    incidents.every((incident) => 'durationMs' in incident && incident.durationMs >= 1000),
  ).toBe(true);
});

test('another build of a remote may stand beside the one that runs, each a copy of its own', async () => {
  const { loader, load } = aPage();
  answers['beside/'] = [container('beside')];
  loader.offer('mf-cart@other', [build('beside/')]);
  const begin = async () => () => undefined;
  expect([await load(), await loader.load('mf-cart@other', CART, begin), await load()]).toEqual([
    { name: 'new' },
    { name: 'beside' },
    { name: 'new' },
  ]);
  await expect(loader.load('mf-cart@unknown', CART, begin)).rejects.toMatchObject({
    remote: 'mf-cart',
    reason: 'broken',
  });
});

test('a second copy of a package that a remote brings is reported once, with the name of the build', async () => {
  const { load, incidents } = aPage();
  globalThis.__storefrontCopies = [
    ['react', 'shell'],
    ['react', 'mf-cart'],
  ];
  await load();
  await load('./pages/notes');
  globalThis.__storefrontCopies = undefined;
  expect(incidents).toEqual([
    { kind: 'second-copy', remote: 'mf-cart', packageName: 'react', build: 'mf-cart' },
  ]);
});

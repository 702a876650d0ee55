import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { Container } from './container';
import { runEntryScript } from './entry-script';
import type { LoaderIncident } from './incident';
import { createLoader, type LoaderOptions } from './loader';
import { EntryError, type RemoteFailure } from './remote-load-error';

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
    adopted: jest.fn(),
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

  test('its texts do not come: the last good build, with its own', async () => {
    const { loader, reported } = aPage();
    const begin = jest
      .fn()
      .mockRejectedValueOnce(new Error('no texts'))
      .mockResolvedValue(() => undefined);
    expect(await loader.load('mf-cart', CART, begin)).toEqual({ name: 'old' });
    expect(reported()).toEqual(['new/ broken in texts: previous', 'old/ by previous']);
  });
});

describe('one build of a remote runs at a time', () => {
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

test('the running build is the one whose pages ran; none before, and none of an unknown remote', async () => {
  answers['new/'] = ['broken'];
  const { loader, load } = aPage();
  expect(loader.running('mf-cart')).toBeNull();
  await load();
  expect(loader.running('mf-cart')).toEqual(build('old/'));
  expect(loader.running('mf-unknown')).toBeNull();
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

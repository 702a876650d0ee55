import type { PageBuild } from '@storefront/compositions';
import type { Container } from './container';
import { runEntryScript } from './entry-script';
import type { LoaderIncident } from './incident';
import { createLoader, type LoaderOptions } from './loader';
import { EntryError, type RemoteFailure } from './remote-load-error';

jest.mock('./entry-script');

const CART = './pages/cart';
const NOTES = './pages/notes';
const RETRY_PAUSE_MS = 250;

const build = (base: string): PageBuild => ({
  base,
  version: `1.0.0+${base}`,
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-x' },
  exposes: {},
  locales: {},
});
const missingFile = (type: string) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type });
const remoteOf = (name: string, failures: Readonly<Record<string, Error>> = {}): Container => ({
  init: () => undefined,
  get: async (expose) => {
    const failure = failures[expose];
    if (failure) throw failure;
    return () => ({ name });
  },
});

/** Outcome of the entry of a build, `ms` after its request. */
interface Planned {
  readonly ms: number;
  readonly outcome: RemoteFailure | Container;
}
let planned: Record<string, Planned[]>;
let requests: string[];

beforeEach(() => {
  jest.useFakeTimers();
  planned = {
    new: [{ ms: 0, outcome: remoteOf('new') }],
    old: [{ ms: 0, outcome: remoteOf('old') }],
  };
  requests = [];
  jest.mocked(runEntryScript).mockImplementation(({ url }) => {
    const base = url.split('/')[0] ?? '';
    requests.push(base);
    const list = planned[base] ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    return new Promise((resolve, reject) => {
      if (next === undefined) return;
      const { ms, outcome } = next;
      setTimeout(
        () =>
          typeof outcome === 'string' ? reject(new EntryError(outcome, url)) : resolve(outcome),
        ms,
      );
    });
  });
});
afterEach(() => void jest.useRealTimers());

/** A page of one remote; `open` gives the outcome of a load: the build's name or the reason. */
function aPage({
  hasPrevious = false,
  ...options
}: Partial<LoaderOptions> & { hasPrevious?: boolean } = {}) {
  const incidents: LoaderIncident[] = [];
  const reload = jest.fn(() => false);
  const loader = createLoader({
    adopted: jest.fn(),
    composition: {
      hash: 'h',
      contract: 1,
      shell: build('shell/'),
      remotes: { 'mf-cart': build('new/') },
      previous: hasPrevious ? { 'mf-cart': build('old/') } : {},
    },
    instance: { shareScopeMap: {} },
    report: (incident) => void incidents.push(incident),
    guard: { reload, hasRecovered: () => false, isAvoided: () => false },
    ...options,
  });
  const open = async (expose = CART) => {
    const opening = loader
      .load('mf-cart', expose, async () => () => undefined)
      .then(
        (module) => (module as { name: string }).name,
        (error: { reason: string }) => error.reason,
      );
    await jest.advanceTimersByTimeAsync(20_000);
    return opening;
  };
  const reported = () =>
    incidents.map((incident) =>
      incident.kind === 'load-failed'
        ? `${incident.reason} ${incident.outcome} ${incident.durationMs}`
        : incident.kind === 'load-recovered'
          ? `by ${incident.by} ${incident.durationMs}`
          : incident.kind,
    );
  return { open, reported, reload };
}

describe('the one automatic retry', () => {
  test('it comes after a pause, and there is no second one', async () => {
    planned['new'] = [{ ms: 100, outcome: 'unreachable' }];
    const { open, reported } = aPage();
    expect(await open()).toBe('unreachable');
    expect(reported()).toEqual([
      'unreachable repeated 100',
      `unreachable panel ${100 + RETRY_PAUSE_MS + 100}`,
    ]);
    expect(requests).toEqual(['new', 'new']);
  });

  test('it needs 1.5 s before the deadline of the build', async () => {
    planned['new'] = [
      { ms: 2500, outcome: 'unreachable' },
      { ms: 0, outcome: remoteOf('new') },
    ];
    expect(await aPage().open()).toBe('new');
    expect(requests).toEqual(['new', 'new']);

    planned['new'] = [{ ms: 2501, outcome: 'unreachable' }];
    const { open, reported } = aPage();
    expect(await open()).toBe('unreachable');
    expect(reported()).toEqual(['unreachable panel 2501']);
  });
});

describe('Retry by the customer', () => {
  test('a success after a failure is reported once', async () => {
    planned['new'] = [
      { ms: 0, outcome: 'broken' },
      { ms: 10, outcome: remoteOf('new') },
    ];
    const { open, reported } = aPage();
    expect([await open(), await open(), await open()]).toEqual(['broken', 'new', 'new']);
    expect(reported()).toEqual(['broken panel 0', 'by customer 10']);
  });

  test('the failure of the request that was late is not its result, and is not reported', async () => {
    planned['new'] = [
      { ms: 30_000, outcome: 'broken' },
      { ms: 40, outcome: remoteOf('new') },
    ];
    const { open, reported } = aPage();
    expect(await open()).toBe('timeout');
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await open()).toBe('new');
    expect(reported()).toEqual(['timeout panel 4000', `by customer ${1000 + RETRY_PAUSE_MS + 40}`]);
    expect(requests).toEqual(['new', 'new']);
  });
});

describe('deadlines', () => {
  test('the second build has its own deadline, within that of all builds', async () => {
    planned = { new: [], old: [] };
    const whole = aPage({
      hasPrevious: true,
      deadlines: { entryMs: 9000, buildMs: 3000, wholeMs: 5000 },
    });
    expect(await whole.open()).toBe('timeout');
    expect(whole.reported()).toEqual(['timeout previous 3000', 'timeout panel 5000']);

    const own = aPage({
      hasPrevious: true,
      deadlines: { entryMs: 9000, buildMs: 3000, wholeMs: 9000 },
    });
    expect(await own.open()).toBe('timeout');
    expect(own.reported()).toEqual(['timeout previous 3000', 'timeout panel 6000']);
  });

  test('a load counts from the request of the first files only within 1.5 s of it', async () => {
    const requestedAt = performance.now();
    planned['new'] = [{ ms: 100, outcome: 'broken' }];
    await jest.advanceTimersByTimeAsync(1499);
    const soon = aPage({ requestedAt });
    const opening = soon.open();
    await opening;
    expect(soon.reported()).toEqual(['broken panel 1599']);
  });
});

describe('the reload of the page', () => {
  test('the only build runs and lacks a file: a reload, where it is allowed', async () => {
    planned['new'] = [{ ms: 0, outcome: remoteOf('new', { [NOTES]: missingFile('error') }) }];
    const { open, reload, reported } = aPage();
    expect([await open(), await open(NOTES)]).toEqual(['new', 'unreachable']);
    expect(reload.mock.calls).toEqual([['new/', NOTES]]);
    expect(reported()).toEqual(['unreachable repeated 0', `unreachable panel ${RETRY_PAUSE_MS}`]);
  });

  test('a running build with another behind it is left by a reload, whatever it lacks', async () => {
    planned['new'] = [{ ms: 0, outcome: remoteOf('new', { [NOTES]: new Error('none') }) }];
    const { open, reload } = aPage({ hasPrevious: true });
    expect([await open(), await open(NOTES)]).toEqual(['new', 'broken']);
    expect(reload.mock.calls).toEqual([['new/', NOTES]]);
  });
});

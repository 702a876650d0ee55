/** @jest-environment jsdom */
import type { PageBuild } from '@storefront/compositions';
import {
  breakFiles,
  clearFaults,
  FAULTS,
  requests,
  startNetwork,
  stopNetwork,
  type Fault,
} from './fake-network.test-kit';
import type { LoaderIncident } from './incident';
import { createLoader } from './loader';
import type { RemoteFailure } from './remote-load-error';
import { beginWithTexts, ran, serveBuild } from './served-build.test-kit';

const reasonOf: Readonly<Record<Fault, RemoteFailure>> = {
  down: 'unreachable',
  hangs: 'timeout',
  '500': 'unreachable',
  truncated: 'integrity',
  throws: 'broken',
  'wrong hash': 'integrity',
};
const BUILD_DEADLINE_MS = 4000;
const WHOLE_DEADLINE_MS = 8000;
/** Goal in ms for the fallback of a broken build. */
const FALLBACK_MS = 4500;
const PAGE = './pages/first';
const cases = FAULTS.map((fault) => ({ remote: 'mf-account', fault }));

beforeEach(startNetwork);
afterEach(() => {
  stopNetwork();
  ran.length = 0;
  globalThis.__storefrontAskAgain = undefined;
});

/**
 * A page of one remote, with its last good build or without. `open` returns the outcome and its
 * duration on the fake clock.
 */
function aPage(remote: string, { contract = 1, exposes = [PAGE], hasPrevious = false } = {}) {
  const next = serveBuild(remote, 'new', exposes, contract);
  const shell: PageBuild = {
    ...next,
    base: '/builds/shell/1.0.0-shell/',
    version: '1.0.0+shell',
    contract: 1,
  };
  const previous: Record<string, PageBuild> = hasPrevious
    ? { [remote]: serveBuild(remote, 'old', [PAGE]) }
    : {};
  const incidents: LoaderIncident[] = [];
  const loader = createLoader({
    adopted: jest.fn(),
    composition: { hash: 'h', contract: 1, shell, remotes: { [remote]: next }, previous },
    instance: { shareScopeMap: {} },
    report: (incident) => void incidents.push(incident),
  });
  const open = async () => {
    const from = performance.now();
    const opening = loader.load(remote, PAGE, beginWithTexts).then(
      (module) => ({ module, error: null as unknown, ms: performance.now() - from }),
      (error: unknown) => ({ module: null, error, ms: performance.now() - from }),
    );
    await jest.advanceTimersByTimeAsync(2 * WHOLE_DEADLINE_MS);
    return opening;
  };
  const outcomes = () =>
    incidents.map((incident) =>
      incident.kind === 'load-failed'
        ? `${incident.reason} ${incident.outcome}`
        : incident.kind === 'load-recovered'
          ? `by ${incident.by}`
          : incident.kind,
    );
  return { open, outcomes, files: new RegExp(`^${next.base}`), next, previous: previous[remote] };
}

describe('without an earlier build', () => {
  test.each(cases)(
    '$remote, $fault: the reason within the deadline, and Retry loads it after the fault',
    async ({ remote, fault }) => {
      const { open, outcomes, files, next } = aPage(remote);
      breakFiles(files, fault);
      const failed = await open();
      expect(failed.error).toMatchObject({
        name: 'RemoteLoadError',
        remote,
        expose: PAGE,
        reason: reasonOf[fault],
      });
      expect(failed.ms).toBeLessThanOrEqual(BUILD_DEADLINE_MS);
      expect(outcomes().at(-1)).toBe(`${reasonOf[fault]} panel`);
      expect([ran, document.querySelectorAll('script[src*="entry"]').length]).toEqual([[], 0]);

      clearFaults();
      const again = requests.length;
      expect((await open()).module).toEqual({ from: next.base });
      expect(outcomes().at(-1)).toBe('by customer');
      expect(ran).toEqual([next.base + PAGE]);
      expect(requests.slice(again).every((address) => address.includes('?retry='))).toBe(true);
      expect(new Set(requests).size).toBe(requests.length);
    },
  );
});

describe('the first answer of every file is bad', () => {
  test.each(['truncated', 'down', '500'] as const)(
    '%s: each file is repeated on its own, past the cache, and the page is shown',
    async (fault) => {
      const { open, outcomes, files, next } = aPage('mf-cart');
      breakFiles(files, fault, 1);
      const opened = await open();
      expect(opened.module).toEqual({ from: next.base });
      expect(opened.ms).toBeLessThanOrEqual(BUILD_DEADLINE_MS);
      expect(ran).toEqual([next.base + PAGE]);
      const again = `${reasonOf[fault]} repeated`;
      expect(outcomes()).toEqual([again, again, 'by repeat']);
      expect(new Set(requests).size).toBe(requests.length);
    },
  );

  test('a file that stays bad is repeated once', async () => {
    const { open, outcomes } = aPage('mf-cart');
    breakFiles(/entry/, 'truncated', 1);
    breakFiles(/mf-cart.*first/, 'truncated');
    await open();
    expect(outcomes()).toEqual(['integrity repeated', 'integrity repeated', 'integrity panel']);
  });
});

describe('with the last good build behind it', () => {
  test.each(cases)(
    '$remote, $fault: the last good build within the deadline, and no page of the broken one',
    async ({ remote, fault }) => {
      const { open, outcomes, files, previous } = aPage(remote, { hasPrevious: true });
      breakFiles(files, fault);
      const { module, ms } = await open();
      expect(module).toEqual({ from: previous?.base });
      expect(ms).toBeLessThan(FALLBACK_MS);
      expect(outcomes().filter((what) => !what.endsWith('repeated'))).toEqual([
        `${reasonOf[fault]} previous`,
        'by previous',
      ]);
      expect(ran).toEqual([`${previous?.base}${PAGE}`]);
    },
  );

  test.each([
    { part: 'the entry', files: /entry\.js$/ },
    { part: 'the page', files: /-pages-first\.js$/ },
  ])(
    '$part of both builds hangs: the reason within the deadline of all builds',
    async ({ files }) => {
      const { open, outcomes } = aPage('mf-account', { hasPrevious: true });
      breakFiles(files, 'hangs');
      const { error, ms } = await open();
      expect(error).toMatchObject({ reason: 'timeout' });
      expect(ms).toBeLessThanOrEqual(WHOLE_DEADLINE_MS);
      expect(outcomes()).toEqual(['timeout previous', 'timeout panel']);
    },
  );
});

describe('a chunk of a remote that runs', () => {
  const chunks = { 'the page': /-pages-first\.js$/, 'the texts': /texts\.js$/ } as const;
  const onTheWay = FAULTS.filter((fault) => fault !== 'throws');
  const parts = (Object.keys(chunks) as (keyof typeof chunks)[]).flatMap((part) =>
    onTheWay.map((fault) => ({ part, fault })),
  );

  test.each(parts)(
    '$part, $fault: the reason, and Retry loads it without a second copy of the remote',
    async ({ part, fault }) => {
      const { open, outcomes, next } = aPage('mf-account');
      breakFiles(chunks[part], fault);
      const { error, ms } = await open();
      expect(error).toMatchObject({ reason: reasonOf[fault] });
      expect(ms).toBeLessThanOrEqual(BUILD_DEADLINE_MS);
      expect(ran).toEqual([]);
      clearFaults();
      expect((await open()).module).toEqual({ from: next.base });
      expect(outcomes().at(-1)).toBe('by customer');
      expect(requests.filter((address) => address.includes('/entry.js'))).toHaveLength(1);
      expect(new Set(requests).size).toBe(requests.length);
    },
  );
});

/** @jest-environment jsdom */
import { computeBucket } from '@storefront/compositions';
import { TelemetryBatch, type VisitArm } from '@storefront/shared-domain/contracts';
import { passCampaignOn } from '../addresses/campaign';
import {
  failedShells,
  firstUsable,
  forgetFailedShells,
  saveFailedShell,
  lastGood,
} from './failed-shells';
import { aBuild, aComposition, aPage, anExperiment, NOW, TOMORROW } from './page.test-kit';
import { reportUnstarted } from './report-unstarted';
import { storeArms } from './store-arms';
import { type WatchOptions, watchStart } from './watch-start';
import { fetchAhead, writeHead } from './write-head';

beforeEach(() => sessionStorage.clear());

describe('start of the shell', () => {
  const BASE = '/builds/shell/1.0.0-000000000001/';

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<div id="root" data-phone="(11) 98765-4321"><div id="first" aria-busy="true"><i></i></div></div>';
  });
  afterEach(() => jest.useRealTimers());

  const settle = () => jest.advanceTimersByTimeAsync(0);
  function watch(options: Partial<WatchOptions> = {}): jest.Mock {
    const reload = jest.fn();
    watchStart({
      started: Promise.resolve(),
      scripts: Promise.resolve(false),
      base: BASE,
      files: BASE,
      language: 'en',
      restaurant: null,
      mayTryAnother: () => false,
      reload,
      ...options,
    });
    return reload;
  }
  const alert = (): HTMLElement | null => document.querySelector('[role=alert]');

  test('a shell that does not come is remembered, and the page is loaded again for another one', async () => {
    const reload = watch({ mayTryAnother: () => !failedShells().includes('/other/') });
    await settle();
    expect([reload.mock.calls.length, failedShells(), alert()]).toEqual([1, [BASE], null]);
  });

  test('a screen that the edge rendered stays readable; the page is loaded again for another shell', async () => {
    document.body.innerHTML = '<div id="root" data-rendered="en"><main>Menu</main></div>';
    expect(watch({ mayTryAnother: () => true })).not.toHaveBeenCalled();
    await settle();
    expect(failedShells()).toEqual([BASE]);
    expect(alert()).toBeNull();
    const onFailed = jest.fn();
    const reload = watch({ onFailed });
    await settle();
    expect([document.querySelector('main')?.textContent, onFailed.mock.calls.length]).toEqual([
      'Menu',
      1,
    ]);
    const bar = document.body.lastElementChild as HTMLElement;
    expect([bar === alert(), bar.id, bar.dataset['bar']]).toEqual([true, 'first', '']);
    expect(bar.querySelector('h2')?.textContent).toBe('You can read the menu, but not order yet');
    bar.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['en', 'The page could not be loaded', 'Call the restaurant:', 'Try again'],
    ['pt-br', 'A página não pôde ser carregada', 'Ligue para o restaurante:', 'Tentar de novo'],
  ] as const)(
    'without another shell a message in %s says so, with the phone and a retry of every shell',
    async (language, title, call, again) => {
      const reload = watch({ language });
      await settle();
      expect(alert()?.querySelector('h1')?.textContent).toBe(title);
      expect(alert()?.textContent).toContain(`${call} (11) 98765-4321`);
      expect(alert()?.querySelector('a')?.href).toBe('tel:11987654321');
      expect(alert()?.hasAttribute('aria-busy')).toBe(false);
      const button = alert()?.querySelector('button');
      expect(button?.textContent).toBe(again);
      button?.click();
      expect([reload.mock.calls.length, failedShells()]).toEqual([1, []]);
    },
  );

  test('an error before the first render counts as a shell that does not start, a later one does not', async () => {
    const reload = watch({ scripts: Promise.resolve(true), mayTryAnother: () => true });
    dispatchEvent(new ErrorEvent('error', { filename: 'https://shop.example/other.js' }));
    await jest.advanceTimersByTimeAsync(3000);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new ErrorEvent('error', { filename: `https://shop.example${BASE}main.js` }));
    await jest.advanceTimersByTimeAsync(3000);
    expect([reload.mock.calls.length, failedShells()]).toEqual([1, [BASE]]);
    document.body.innerHTML = '<div id="root"><main></main></div>';
    dispatchEvent(new ErrorEvent('error', { filename: `https://shop.example${BASE}main.js` }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('shells that failed', () => {
  test('the last good composition has the earlier shell and the earlier builds of remotes that are still there', () => {
    const composition = aComposition({
      previous: {
        shell: aBuild('shell', '0'),
        'mf-cart': aBuild('mf-cart', '0'),
        'mf-gone': aBuild('mf-gone', '0'),
      },
    });
    expect(lastGood(composition)).toMatchObject({
      shell: aBuild('shell', '0'),
      remotes: { 'mf-cart': aBuild('mf-cart', '0'), 'mf-menu': aBuild('mf-menu', '1') },
      previous: {},
    });
    expect(Object.keys(lastGood(composition)?.remotes ?? {})).toEqual(['mf-cart', 'mf-menu']);
  });

  test('there is none without an earlier shell, or with one of another contract', () => {
    expect(lastGood(aComposition({ previous: { 'mf-cart': aBuild('mf-cart', '0') } }))).toBeNull();
    expect(
      lastGood(aComposition({ previous: { shell: { ...aBuild('shell', '0'), contract: 2 } } })),
    ).toBeNull();
  });

  test('a shell that failed in this tab is left out until it is forgotten', () => {
    const [now, before] = [aComposition(), aComposition({ shell: aBuild('shell', '0') })];
    expect(firstUsable([null, now, before], failedShells())).toBe(now);
    expect(saveFailedShell(now.shell.base)).toBe(true);
    expect(firstUsable([now, before], failedShells())).toBe(before);
    saveFailedShell(before.shell.base);
    expect(firstUsable([now, before], failedShells())).toBeNull();
    forgetFailedShells();
    expect(firstUsable([now, before], failedShells())).toBe(now);
  });
});

describe('files', () => {
  const file = (name: string) => ({
    url: `/builds/shell/1.0.0-000000000001/${name}`,
    integrity: 'sha384-x',
  });
  const none = { scripts: [], styles: [] };
  const inHead = (selector: string): HTMLElement[] => [
    ...document.head.querySelectorAll<HTMLElement>(selector),
  ];
  const fire = (element: HTMLElement | undefined, event: 'load' | 'error') =>
    element?.dispatchEvent(new Event(event));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  beforeEach(() => document.head.replaceChildren());

  test('a script that fails is requested once more, at an address that no cache has, with the same hash', async () => {
    const { scripts } = writeHead(
      { start: { scripts: [file('a.js'), file('b.js')], styles: [] }, ahead: none, later: none },
      ['/builds/shell/'],
    );
    const [one, two] = inHead('script');
    fire(one, 'load');
    fire(two, 'error');
    await settled();
    const again = inHead('script')[2] as HTMLScriptElement;
    expect([new URL(again.src).search, again.integrity, again.crossOrigin]).toEqual([
      expect.stringMatching(/^\?retry=\d+$/),
      'sha384-x',
      'anonymous',
    ]);
    fire(again, 'load');
    expect(await scripts).toBe(true);
  });

  const all = () => ({
    start: { scripts: [file('a.js')], styles: [file('a.css')] },
    ahead: { scripts: [file('b.js')], styles: [file('b.css')] },
    later: { scripts: [file('c.js')], styles: [] },
  });
  const namesOf = (links: HTMLElement[]) =>
    (links as HTMLLinkElement[]).map(({ href }) => new URL(href).pathname.split('/').at(-1));

  test('what the first interaction finds not fetched yet is requested with it, all at once', async () => {
    const files = all();
    const end = fetchAhead(files);
    await settled(); // three at a time
    expect(namesOf(inHead('link'))).toEqual(['a.js', 'a.css', 'b.js']);
    const rest = end();
    expect(rest).toEqual({ ahead: { scripts: [], styles: [file('b.css')] }, later: files.later });
    void writeHead({ ...files, ...rest }, ['/builds/shell/']);
    expect(namesOf(inHead('link[rel=preload]'))).toEqual([
      ...['a.js', 'a.css', 'b.js'],
      ...['b.css', 'c.js'],
    ]);
  });

  test('files are fetched ahead with the request modes of their use, at low priority, and not run', async () => {
    const end = fetchAhead(all());
    for (let failed = 0; failed < 2; failed += 1) {
      await settled();
      fire(inHead('link')[failed], 'error');
    }
    await settled();
    expect(end()).toEqual({ ahead: none, later: none });
    const links = inHead('link') as HTMLLinkElement[];
    expect(namesOf(links)).toEqual(['a.js', 'a.css', 'b.js', 'b.css', 'c.js']);
    for (const { rel, integrity, crossOrigin, fetchPriority } of links)
      expect([rel, integrity, crossOrigin, fetchPriority]).toEqual([
        'preload',
        'sha384-x',
        'anonymous',
        'low',
      ]);
    expect(inHead('script')).toEqual([]);
  });
});

describe('campaigns', () => {
  describe('[SHELL-04] a link that is pressed before the start', () => {
    let isWaiting = true;
    beforeAll(() => passCampaignOn(() => isWaiting));
    beforeEach(() => {
      isWaiting = true;
      history.replaceState(null, '', '/bella?src=flyer-7&campaign=junho&utm_source=mail');
    });

    /** The address to which a press of a link leads. */
    function pressed(href: string): string {
      document.body.innerHTML = `<a href="${href}"><span>Carbonara</span></a>`;
      const link = document.querySelector('a')!;
      link.addEventListener('click', (event) => event.preventDefault());
      document.querySelector('span')!.click();
      return link.href.replace(location.origin, '');
    }

    test('carries the campaign of the address', () =>
      expect(pressed('/bella/extra?product=1')).toBe(
        '/bella/extra?product=1&src=flyer-7&campaign=junho',
      ));

    test('is left alone without a campaign, within the page, to other sites and after the start', () => {
      expect(pressed('#massas')).toContain('#massas');
      expect(pressed('#massas')).not.toContain('src=flyer-7&campaign=junho&src');
      expect(pressed('https://maps.example/?q=1')).toBe('https://maps.example/?q=1');
      expect(pressed('tel:+5511')).toBe('tel:+5511');
      history.replaceState(null, '', '/bella');
      expect(pressed('/bella/hours')).toBe('/bella/hours');
      isWaiting = false;
      history.replaceState(null, '', '/bella?src=flyer');
      expect(pressed('/bella/hours')).toBe('/bella/hours');
    });
  });
});

describe('a visit without a start', () => {
  const { config } = aPage();
  const send = jest.fn<Promise<object>, [string, RequestInit]>();
  const arm: VisitArm = { experiment: 'carts', arm: 'new', how: 'assigned' };
  const visit = {
    config,
    visitor: '00000000-0000-4000-8000-000000000001',
    composition: 'a'.repeat(64),
    arms: [arm],
  };
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  beforeEach(() => {
    send.mockReset().mockResolvedValue({});
    globalThis.fetch = send as unknown as typeof fetch;
  });

  test('a visit that ends before its telemetry is reported once, without a stamp', () => {
    reportUnstarted(visit);
    leave();
    leave();
    expect(send).toHaveBeenCalledTimes(1);
    const [[url, { body, keepalive }] = ['', {}]] = send.mock.calls;
    expect([url, keepalive]).toEqual(['/api/telemetry', true]);
    expect(TelemetryBatch.parse(JSON.parse(String(body)))).toMatchObject({
      visitor: visit.visitor,
      composition: visit.composition,
      arms: [arm],
      events: [{ kind: 'visit' }],
    });
  });

  test.each([
    { case: 'no arm', change: { arms: [] } },
    { case: 'a forced arm', change: { arms: [{ ...arm, how: 'forced' as const }] } },
    { case: 'no storage', change: { visitor: null } },
    { case: 'telemetry is off', change: { config: { ...config, telemetry: 'off' as const } } },
  ])('$case: nothing is reported', ({ change }) => {
    reportUnstarted({ ...visit, ...change });
    leave();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('stored arms', () => {
  const visitorIn = (isIn: (bucket: number) => boolean): string => {
    for (let index = 0; ; index += 1)
      if (isIn(computeBucket('carts', `v${index}`))) return `v${index}`;
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
});

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import type { PageDocument } from '@storefront/loader/page';
import { $debugMode, restaurantSelected } from '@storefront/shared-domain/models';
import { InItsDocument } from '../routes/in-its-document';
import { loadDocument, mayChangeDocument } from '../routes/this-document';
import '../debug/debug.model';
import { FRESH_MS, whenRestored } from './when-restored';
import { workspaceDeclared } from '../addresses/workspace-declared.test-kit';
import { matchPath } from '../addresses/match-path';
import { aPage } from './page.test-kit';
import { startsAtOnce } from './starts-at-once';
import type { Storefront } from './storefront';
import { UNTOUCHED_MS, renderedStart, type RenderedStart } from './when-started';

jest.mock('../routes/this-document', () => ({
  ...jest.requireActual<object>('../routes/this-document'),
  loadDocument: jest.fn(),
}));
jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

describe('when it starts', () => {
  // the page of the test itself has loaded
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 50)));
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    scrollTo(0);
  });
  afterEach(() => {
    event('pointerdown'); // a page that still waits ends its listening
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function scrollTo(y: number): void {
    Object.assign(window, { scrollY: y });
  }
  const event = (name: string, target: EventTarget = window) =>
    target.dispatchEvent(new Event(name));
  const load = () => event('load');

  /** A rendered page with its two moments, and the calls of `fetchFiles`. */
  function open(isAtOnce = false, watchWork?: (found: () => void) => () => void) {
    const [fetchFiles, endFetching, refresh] = [jest.fn(), jest.fn(), jest.fn()];
    const { shown, started }: RenderedStart = renderedStart(isAtOnce, {
      fetchFiles,
      endFetching,
      refresh,
      watchWork,
    });
    const seen: string[] = [];
    void shown.then(() => seen.push('shown'));
    void started.then(() => seen.push('started'));
    const after = async (ms = 50): Promise<string[]> => {
      await jest.advanceTimersByTimeAsync(ms);
      return [...seen];
    };
    return { after, fetchFiles, endFetching, refresh };
  }

  test('a shown page fetches its files and waits', async () => {
    const { after, fetchFiles } = open();
    expect(await after()).toEqual([]);
    load();
    expect(await after(10_000)).toEqual(['shown']);
    expect(fetchFiles).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerdown', 'keydown', 'focusin', 'click'])(
    'it starts after the frame that follows a %s',
    async (name) => {
      const { after } = open();
      load();
      await after();
      const frames: FrameRequestCallback[] = [];
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
      event(name);
      event(name);
      expect(await after()).toEqual(['shown']);
      expect(frames).toHaveLength(1);
      frames[0]?.(0);
      expect(await after()).toEqual(['shown', 'started']);
    },
  );

  /** Sends an event to a link in the page. */
  function onLink(name: string, href: string, more: object = {}): void {
    const link = Object.assign(document.createElement('a'), { href, ...more });
    const text = document.createElement('span');
    link.append(text);
    document.body.replaceChildren(link);
    text.dispatchEvent(new Event(name, { bubbles: true }));
  }

  test.each(['pointerdown', 'focusin', 'click'])(
    'a %s on a link to another page does not start it: that page would wait for it',
    async (name) => {
      const { after, endFetching } = open();
      load();
      await after();
      onLink(name, '/pizzeria/extra?product=cola');
      expect(await after(10_000)).toEqual(['shown']);
      // a press may be the beginning of a scroll: only a click follows the link
      expect(endFetching).toHaveBeenCalledTimes(name === 'click' ? 1 : 0);
    },
  );

  test('[TRACKING-02] a page with work of its own starts when it is found, and watches it no longer', async () => {
    const [found, ended]: [(() => void)[], jest.Mock] = [[], jest.fn()];
    const { after } = open(false, (report) => {
      found.push(report);
      return ended;
    });
    expect(await after()).toEqual([]);
    expect(found).toHaveLength(0); // nothing is requested before the screen is shown
    load();
    expect(await after(5000)).toEqual(['shown']);
    expect([found.length, ended.mock.calls.length]).toEqual([1, 0]);
    found[0]?.();
    expect(await after()).toEqual(['shown', 'started']);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('an interaction ends the watching too', async () => {
    const ended = jest.fn();
    const { after } = open(false, () => ended);
    load();
    await after();
    event('pointerdown');
    expect(await after()).toEqual(['shown', 'started']);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('[MENU-08] a page that is never touched starts after 15 seconds', async () => {
    const { after } = open();
    load();
    expect(await after(UNTOUCHED_MS - 1)).toEqual(['shown']);
    expect(await after(2100)).toEqual(['shown', 'started']);
  });
});

describe('at once', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  const tests = (name: string) => [{ arms: [{ builds: {} }, { builds: { [name]: {} } }] }];
  const starts = (
    path: string,
    { experiments = [] as object[], config = {}, hasOverrides = false } = {},
  ): boolean => {
    const { pathname, search } = new URL(path, 'https://pizza.example');
    const page = { config, experiments } as unknown as PageDocument;
    return startsAtOnce({
      page,
      path: matchPath(pathname, workspaceDeclared),
      search,
      hasOverrides,
    });
  };

  test.each(['/bella', '/app/bella', '/bella/hours'])(
    'a first visit of %s waits for an interaction',
    (path) => expect(starts(path)).toBe(false),
  );

  test.each(['?t=abc', '?cid=1&oid=2', '?wpu=5', '?anything=1'])(
    '[SHELL-03] [SHELL-45] the parameters of a table, a cart or a payment are: %s',
    (query) => expect(starts(`/bella${query}`)).toBe(true),
  );

  test('[CART-15] the cart starts at once: its lines are on this device, and an empty one leads to the menu', () =>
    expect(starts('/bella/shopping-cart')).toBe(true));

  test.each(['track', 'rate-order', 'payment/pix', 'delivery', 'login', 'pizza', 'extra'])(
    '[TRACKING-02] the page %s has work without an interaction',
    (path) => expect(starts(`/bella/${path}`)).toBe(true),
  );

  describe('a page that watches its own work', () => {
    const track = '/bella/track?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11&caller=menu';
    beforeEach(() => {
      globalThis.__storefrontWork = () => () => undefined;
    });
    afterEach(() => {
      globalThis.__storefrontWork = undefined;
    });

    test.each(['', 'lastOrderToken-101', 'deviceOrders', 'token-101', 'placedAddresses-101'])(
      '[TRACKING-02] waits for an interaction, also on the device of the order: %s',
      (key) => {
        if (key !== '') localStorage.setItem(key, '1');
        expect(starts(track)).toBe(false);
      },
    );

    test.each(['pendingOrder-101', 'table-101', 'loggingOut-101', 'external_reference_1'])(
      'does not wait beside other work: %s',
      (key) => {
        localStorage.setItem(key, '1');
        expect(starts(track)).toBe(true);
      },
    );

    test.each([
      { experiments: tests('mf-tracking') },
      { config: { startOnInteraction: 'off' } },
      { hasOverrides: true },
    ])('nor for these: %j', (given) => expect(starts(track, given)).toBe(true));
  });

  test.each(['lastOrderToken-101', 'deviceOrders', 'pendingOrder-101', 'table-101', 'token-101'])(
    '[TABLE-01] [SHELL-41] stored work starts the application: %s',
    (key) => {
      localStorage.setItem(key, '1');
      expect(starts('/bella')).toBe(true);
    },
  );

  test.each(['storefront.visitor', 'consent', 'phone', 'other'])(
    'other stored data does not: %s',
    (key) => {
      localStorage.setItem(key, '{"lines":[{}]}');
      expect(starts('/bella')).toBe(false);
    },
  );

  test.each([
    ['{"v":2,"value":{"lines":[{"lineId":"a"}]}}', true],
    ['{"v":2,"value":{"lines":[],"deliveryType":null}}', false],
    ['', false],
  ])('[SHELL-43] of stored carts, only one with lines does: %s', (cart, expected) => {
    localStorage.setItem('cart-101', cart);
    expect(starts('/bella')).toBe(expected);
  });

  test('an experiment with the shell or the page starts it, so that its exposure is counted', () => {
    expect(starts('/bella', { experiments: tests('shell') })).toBe(true);
    expect(starts('/bella', { experiments: tests('mf-menu') })).toBe(true);
    expect(starts('/bella', { experiments: tests('mf-checkout') })).toBe(false);
  });

  test('[F36] without a connection it starts, to show that nothing can be ordered', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(starts('/bella')).toBe(true);
  });
});

describe('a restored page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const shown = (persisted: boolean): void => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };

  /** Number of refreshes of a page that is left and shown again after some milliseconds. */
  function refreshesAfter(awayMs: number, persisted = true): number {
    const refresh = jest.fn();
    whenRestored(refresh);
    jest.advanceTimersByTime(1_000_000); // the page is in use
    dispatchEvent(new Event('pagehide'));
    jest.setSystemTime(Date.now() + awayMs);
    shown(persisted);
    return refresh.mock.calls.length;
  }

  test.each([
    ['after a minute', FRESH_MS, 0],
    ['after more than a minute', FRESH_MS + 1, 1],
    ['by a clock that was set back', -1, 1],
  ])('a restored page is refreshed %s: %d ms', (_, awayMs, times) =>
    expect(refreshesAfter(awayMs)).toBe(times),
  );

  test('a page that is loaded anew is not refreshed', () =>
    expect(refreshesAfter(86_400_000, false)).toBe(0));
});

describe('debug mode', () => {
  async function visit(address: string) {
    window.history.replaceState(null, '', address);
    const scope = fork();
    await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
    return scope;
  }
  const stored = (): string | null => localStorage.getItem('debug_mode');

  beforeEach(() => localStorage.clear());

  test('[SHELL-54] off by default; the address switches it on and off, and it is stored as 1 and 0', async () => {
    expect([(await visit('/bella-napoli')).getState($debugMode), stored()]).toEqual([false, null]);
    expect([
      (await visit('/bella-napoli?debug=1&src=x')).getState($debugMode),
      stored(),
      window.location.search,
    ]).toEqual([true, '1', '?src=x']);
    expect((await visit('/bella-napoli')).getState($debugMode)).toBe(true);
    expect([(await visit('/bella-napoli?debug=0')).getState($debugMode), stored()]).toEqual([
      false,
      '0',
    ]);
  });

  test.each(['', '2', 'true'])('[SHELL-54] debug=%s says nothing', async (value) => {
    expect([(await visit(`/bella-napoli?debug=${value}`)).getState($debugMode), stored()]).toEqual([
      false,
      null,
    ]);
  });
});

describe('the document of a page', () => {
  function show(kind: 'payment' | 'storefront' | undefined, isPayment: boolean) {
    const { config } = aPage();
    window.__storefront = {
      config: { ...config, ...(kind ? { document: kind } : {}) },
    } as Partial<Storefront> as Storefront;
    render(<InItsDocument isPayment={isPayment}>the page</InItsDocument>);
    return screen.queryByText('the page') !== null;
  }

  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(loadDocument).mockClear();
  });
  afterEach(() => delete window.__storefront);

  test.each([
    [undefined, true, true],
    ['payment', true, true],
    ['payment', false, false],
    ['storefront', false, true],
    ['storefront', true, false],
  ] as const)('document %s, page of the payment %s: shown %s', (kind, isPayment, isShown) => {
    expect(show(kind, isPayment)).toBe(isShown);
    expect(loadDocument).toHaveBeenCalledTimes(isShown ? 0 : 1);
  });

  test('an address leads to the other document once in ten seconds', () => {
    expect(mayChangeDocument('/x/payment', 1000)).toBe(true);
    expect(mayChangeDocument('/x/payment', 9000)).toBe(false);
    expect(mayChangeDocument('/x/delivery', 9000)).toBe(true);
    expect(mayChangeDocument('/x/payment', 20_000)).toBe(true);
  });
});

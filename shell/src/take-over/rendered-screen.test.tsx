/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { PageBuild, PageComposition } from '@storefront/loader/page';
import { $isOnline, $restaurant, $session } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { RestaurantUnreadable, type RestaurantResponse } from '../restaurant/early-response';
import { $view } from '../restaurant/restaurant.model';
import '../session/session.model';
import { note } from '../telemetry/notes';
import { continueScreen } from './continue-screen';
import { firstPageSettled } from '../rendered/first-page';
import { $pageData } from '../rendered/page-data';
import { continuableScreen, renderedScreen, showsResponse } from '../rendered/rendered-screen';

jest.mock('../telemetry/notes', () => ({ note: jest.fn() }));

describe('a continued screen', () => {
  const data = restaurantData({ info: aRestaurant({ name: 'Bella Napoli' }) });
  const answer = (isStored = false): Promise<RestaurantResponse> =>
    Promise.resolve({ data, wire: {}, isStored });

  function Page() {
    const { info, session, view } = useUnit({ info: $restaurant, session: $session, view: $view });
    return view.kind === 'not-found' ? (
      <h1>No such restaurant</h1>
    ) : (
      <h1>
        {info?.name}
        {session && ' (signed in)'}
      </h1>
    );
  }

  let root: Root | null = null;
  beforeEach(() => jest.mocked(note).mockClear());
  afterEach(() => act(() => root?.unmount()));

  async function show(
    html: string,
    {
      scope = fork(),
      answer: given = answer(),
      revision = '',
      hasData = false,
      children = <Page />,
    }: {
      scope?: Scope;
      answer?: Promise<RestaurantResponse>;
      revision?: string;
      hasData?: boolean;
      children?: ReactNode;
    } = {},
  ) {
    const element = document.createElement('div');
    element.innerHTML = html;
    const heading = element.querySelector('h1');
    const app = <Provider value={scope}>{children}</Provider>;
    await act(async () => {
      root = await continueScreen({
        screen: { root: element, revision, hasData },
        page: { remote: 'mf-menu', page: 'home' },
        app,
        scope,
        response: null,
        answer: given,
      });
    });
    return { element, heading, scope };
  }

  test('the elements of the screen stay, and no personal data is read', async () => {
    const { element, heading, scope } = await show('<h1>Bella Napoli</h1>');
    expect(element.querySelector('h1')).toBe(heading);
    expect(scope.getState($session)).toBeNull();
    expect(note).not.toHaveBeenCalled();
  });

  test('other work runs while the elements are continued', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => `part ${index}`);
    let others = 0;
    const seen: number[] = [];
    function Part({ text }: { readonly text: string }) {
      seen.push(others);
      const until = performance.now() + 2;
      while (performance.now() < until);
      return <p>{text}</p>;
    }
    const element = document.createElement('div');
    element.innerHTML = texts.map((text) => `<p>${text}</p>`).join('');
    const [first] = element.children;
    const timer = setInterval(() => (others += 1));
    // as in a browser: within `act` React renders everything at once
    const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    surroundings.IS_REACT_ACT_ENVIRONMENT = false;
    root = await continueScreen({
      screen: { root: element, revision: '', hasData: false },
      page: { remote: 'mf-menu', page: 'home' },
      app: texts.map((text) => <Part key={text} text={text} />),
      scope: fork(),
      response: null,
      answer: answer(),
    });
    while (seen.length < texts.length) await new Promise((resolve) => setTimeout(resolve));
    surroundings.IS_REACT_ACT_ENVIRONMENT = true;
    clearInterval(timer);
    expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? 0);
    expect(element.firstElementChild).toBe(first);
    expect(note).not.toHaveBeenCalled();
  });

  test('a movement to another page while the router does not listen yet is not lost', async () => {
    history.replaceState(null, '', '/bella/info');
    const moves: string[] = [];
    let isMoved = false;
    function Router() {
      useEffect(() => {
        const move = (): void => void moves.push(location.pathname);
        addEventListener('popstate', move);
        return () => removeEventListener('popstate', move);
      }, []);
      if (!isMoved) {
        isMoved = true;
        history.replaceState(null, '', '/bella');
        dispatchEvent(new PopStateEvent('popstate'));
      }
      return <p>page</p>;
    }
    await show('<p>page</p>', { children: <Router /> });
    expect(moves).toEqual([]);
    firstPageSettled();
    await Promise.resolve().then(() => undefined);
    expect(moves).toContain('/bella'); // the screens of earlier tests repeat it, too
  });

  test('a screen that shows data of the page hands it over, and without it is rendered anew', async () => {
    await show('<h1>Bella Napoli</h1>', { hasData: true });
    expect(root).toBeNull();
    document.body.innerHTML = '<script type="application/json" id="page-data">{"id":1}</script>';
    const { scope } = await show('<h1>Bella Napoli</h1>', { hasData: true });
    expect(scope.getState($pageData)).toEqual({ remote: 'mf-menu', data: { id: 1 } });
    document.body.replaceChildren();
  });

  test('a screen that differs is repaired and reported with its remote and page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { element } = await show('<h1>Other</h1>');
    expect(element.textContent).toBe('Bella Napoli');
    expect(note).toHaveBeenCalledWith({ kind: 'render-mismatch', remote: 'mf-menu', page: 'home' });
  });

  const unknown = (kind: 'not-found' | 'offline' = 'not-found'): Promise<RestaurantResponse> =>
    Promise.reject(new RestaurantUnreadable({ kind }));

  test.each([
    ['exists now', { answer: answer(), revision: 'unknown-restaurant' }],
    ['cannot be read', { answer: unknown('offline'), revision: 'unknown-restaurant' }],
    ['does not exist any more', { answer: unknown() }],
  ])('the screen of a restaurant that %s is rendered anew', async (_, given) => {
    const { element } = await show('<h1>Bella Napoli</h1>', given);
    expect(root).toBeNull();
    expect(element.innerHTML).toBe('<h1>Bella Napoli</h1>');
  });

  test.each([
    ['the restaurant cannot be read', { answer: Promise.reject(new Error('offline')) }],
    ['the answer is stored on this device', { answer: answer(true) }],
    ['the device is offline', { scope: fork({ values: [[$isOnline, false]] }) }],
  ])(
    'when %s, the screen stays as it is until the application is rendered anew',
    async (_, given) => {
      const { element } = await show('<h1>Bella Napoli</h1>', given);
      expect(root).toBeNull();
      expect(element.innerHTML).toBe('<h1>Bella Napoli</h1>');
    },
  );
});

describe('a screen of the edge', () => {
  const build = (base: string): PageBuild => ({ base }) as PageBuild;
  const composition = {
    shell: build('/shell/1/'),
    remotes: { 'mf-menu': build('/menu/1/'), 'mf-cart': build('/cart/1/') },
  } as unknown as PageComposition;

  function aRoot(data: Record<string, string>): HTMLElement {
    const root = document.createElement('div');
    Object.assign(root.dataset, {
      path: '/bella',
      builds: '/shell/1/ /menu/1/',
      revision: 'W/"1"',
      ...data,
    });
    return root;
  }

  beforeEach(() => history.replaceState(null, '', '/bella/'));

  test('a screen of the same language and builds can be continued', () => {
    const root = aRoot({ rendered: 'en' });
    expect(renderedScreen(root, { composition, language: 'en' })).toEqual({
      root,
      revision: 'W/"1"',
      hasData: false,
    });
  });

  test('a stored screen is not continued for the code of a table', () => {
    history.replaceState(null, '', '/bella?t=code');
    const root = aRoot({ rendered: 'en' });
    expect(renderedScreen(root, { composition, language: 'en' })).toBeNull();
    history.replaceState(null, '', '/bella?src=flyer');
    expect(renderedScreen(root, { composition, language: 'en' })).not.toBeNull();
  });

  test.each([
    ['of an arm of the page, beside its own', { beside: '' }, '/menu/2/', true],
    ['of an arm, in place of its own', {}, '/menu/2/', false],
    ['of no arm', { beside: '' }, '/menu/3/', false],
  ])('a screen by a build %s: continued %j', (_case, data, base, isContinued) => {
    const experiments = [{ arms: [{ builds: { 'mf-menu': build('/menu/2/') } }] }] as never;
    const root = aRoot({ rendered: 'en', builds: `/shell/1/ ${base}`, ...data });
    const screen = renderedScreen(root, { composition, language: 'en', experiments });
    expect(screen !== null).toBe(isContinued);
  });

  describe('a screen that depends on a query', () => {
    const find = (query: string, data: Record<string, string> = {}) =>
      renderedScreen(aRoot({ rendered: 'en', query, ...data }), { composition, language: 'en' });

    test.each(['?token=1', '?src=push&token=1'])('is continued at %s', (search) => {
      history.replaceState(null, '', `/bella${search}`);
      expect(find('token=1')).toMatchObject({ hasData: false });
      expect(find('token=1', { personal: '' })).toMatchObject({ hasData: true });
    });

    test.each(['', '?token=2', '?token=1&t=code', '?token=1&token=1'])(
      'is rendered anew at "%s"',
      (search) => {
        history.replaceState(null, '', `/bella${search}`);
        expect(find('token=1')).toBeNull();
      },
    );
  });

  test.each([
    ['another language', { rendered: 'es' }],
    ['another page', { rendered: 'en', path: '/bella/hours' }],
    ['another shell', { rendered: 'en', builds: '/shell/2/ /menu/1/' }],
  ])('a screen of %s is rendered anew', (_, data) => {
    expect(renderedScreen(aRoot(data), { composition, language: 'en' })).toBeNull();
  });

  const response = (etag: string | null): Response =>
    ({ headers: { get: () => etag } }) as unknown as Response;

  test.each([
    ['the same revision', '"1"', true],
    ['a later revision', 'W/"2"', false],
  ])('a response of %s', (_, etag, isShown) => {
    const screen = { root: aRoot({}), revision: 'W/"1"', hasData: false };
    expect(showsResponse(screen, response(etag))).toBe(isShown);
  });

  /** A page as the edge sends it, with a screen in this language. */
  function aPage(rendered: string): HTMLElement {
    const root = aRoot({ rendered });
    root.id = 'root';
    root.innerHTML = '<main>Menu</main>';
    const placeholder = document.createElement('template');
    placeholder.id = 'placeholder';
    placeholder.innerHTML = '<div id="first"></div>';
    document.body.replaceChildren(root, placeholder);
    return root;
  }

  test('a screen of another language makes place for the placeholder', () => {
    const root = aPage('es');
    expect(continuableScreen({ composition, language: 'en' })).toBeNull();
    expect(root.innerHTML).toBe('<div id="first"></div>');
    expect(root.dataset).not.toHaveProperty('rendered');
  });

  test.each([
    ['a tested page', true, false],
    ['another page', false, true],
  ])('%s whose arm is the visitor by chance: continued %j', (_case, isTested, isContinued) => {
    const root = aPage('en');
    const hold = document.createElement('script');
    if (isTested) hold.dataset['tested'] = '';
    document.body.prepend(hold);
    expect(continuableScreen({ composition, language: 'en' }, true) !== null).toBe(isContinued);
    expect('rendered' in root.dataset).toBe(isContinued);
    root.remove();
    expect(continuableScreen({ composition, language: 'en' }, false)).toBeNull();
  });
});

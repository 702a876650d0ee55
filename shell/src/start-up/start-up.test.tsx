/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import type { Language } from '@storefront/shared-domain/contracts';
import { visitorRecognised, restaurantLoaded, $language } from '@storefront/shared-domain/models';
import { loadCatalogue } from '@storefront/shared-domain/remote';
import {
  saveGoogleVisit,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { restaurantData } from '@storefront/shared-domain/testing';
import { aComposition, aPage } from '../boot/page.test-kit';
import type { Storefront } from '../boot/storefront';
import { createI18n } from '../i18n/create-i18n';
import { textsReady } from '../i18n/language.model';
import { createReloadGuard } from '../remotes/reload-guard';
import { leadOn } from './google-return';
import { guardNavigation, listedOrigins } from './guard-navigation';
import { saveLeftPayment, leftPayment, paymentReturn } from './payment-return';
import { pinSession } from '../visit/pin-session';
import { readSession } from '../tab/session';

describe('return from Google', () => {
  const VISIT: GoogleVisit = {
    state: 'a-state-of-this-visit',
    nonce: 'a-nonce-of-this-visit',
    base: '/app/bella-napoli',
    returnTo: '/shopping-cart?a=1',
    purpose: 'sign-in' as const,
    answer: null,
  };

  function comeBack(fragment: string) {
    const [replace, replaceState] = [jest.fn(), jest.fn()];
    leadOn({
      history: { replaceState },
      location: { hash: fragment, pathname: '/google-return', replace },
    } as unknown as Window);
    return {
      to: replace.mock.calls.flat(),
      address: replaceState.mock.calls.map(([, , address]) => address as string),
    };
  }

  beforeEach(() => saveGoogleVisit(VISIT));

  test.each([
    ['#state=a-state-of-this-visit&id_token=a.b.c', { token: 'a.b.c' }],
    ['#error=access_denied&state=a-state-of-this-visit', { refusal: 'access_denied' }],
  ])(
    '[ACCOUNT-03] %s is stored for the login page, and taken out of the address',
    (fragment, answer) => {
      expect(comeBack(fragment)).toEqual({
        address: ['/google-return'],
        to: ['/app/bella-napoli/login?returnTo=%2Fshopping-cart%3Fa%3D1'],
      });
      expect(readGoogleVisit()).toEqual({ ...VISIT, answer });
    },
  );

  test.each(['#state=another&id_token=a.b.c', '#id_token=a.b.c', ''])(
    'an unrequested response (%s) is dropped',
    (fragment) => {
      expect(comeBack(fragment).to).toHaveLength(1);
      expect(readGoogleVisit()?.answer).toBeNull();
    },
  );

  test.each(['//evil.example', 'https://evil.example', '/a/b'])(
    'a base that leads elsewhere (%s) is no visit',
    (base) => {
      saveGoogleVisit({ ...VISIT, base });
      expect(comeBack('#state=a-state-of-this-visit&id_token=a.b.c').to).toEqual(['/']);
    },
  );
});

describe('navigation by scripts', () => {
  const OWN = 'https://pizza.example';
  const LISTED = listedOrigins({
    google: { clientId: 'shop', authUrl: 'https://accounts.example/authorize' },
    paymentOrigins: ['https://bank.example'],
  });

  /** Starts a navigation; returns whether it was prevented, and the origins that were to be confirmed. */
  function navigate(url: string, event: object = {}, answer = false) {
    let listener: ((event: never) => void) | null = null;
    const confirmed: string[] = [];
    guardNavigation({
      listed: LISTED,
      own: OWN,
      mayLeave: (origin) => {
        confirmed.push(origin);
        return answer;
      },
      navigation: { addEventListener: (_, added) => (listener = added) },
    });
    const preventDefault = jest.fn();
    const destination = { url };
    const navigated = {
      cancelable: true,
      userInitiated: false,
      destination,
      preventDefault,
      ...event,
    };
    listener!(navigated as never);
    return { isPrevented: preventDefault.mock.calls.length === 1, confirmed };
  }

  test.each([
    { case: 'to the storefront', url: `${OWN}/bella/track` },
    { case: 'to the restaurant’s chat', url: 'https://wa.me/5511987654321?text=1' },
    { case: 'to the page of a sign-in', url: 'https://accounts.example/authorize?state=1' },
    { case: 'to the page of a payment', url: 'https://bank.example/pay/1' },
    { case: 'to a phone', url: 'tel:+5511987654321' },
  ])('a script may lead $case', ({ url }) =>
    expect(navigate(url)).toEqual({ isPrevented: false, confirmed: [] }),
  );

  test('a click of the customer leads anywhere', () =>
    expect(navigate('https://maps.example/', { userInitiated: true })).toEqual({
      isPrevented: false,
      confirmed: [],
    }));

  test.each([
    'https://evil.example/?q=data',
    'https://wa.me.evil.example/',
    `${OWN}.evil.example/`,
  ])('a script leads to %s only after a confirmation', (url) => {
    const confirmed = [new URL(url).origin];
    expect(navigate(url, {}, false)).toEqual({ isPrevented: true, confirmed });
    expect(navigate(url, {}, true)).toEqual({ isPrevented: false, confirmed });
  });
});

describe('return from a payment', () => {
  const ORDER = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
  const back = (more: string) =>
    `?cid=12&oid=34&preference_id=pref-1&collection_status=null&external_reference=${ORDER}${more}`;

  beforeEach(() => localStorage.clear());

  test.each([
    ['?cid=12&oid=34', { cid: '12', oid: '34' }],
    [`?cid=${ORDER}&oid=34&collection_status=approved`, { cid: ORDER, oid: '34' }],
    ['?cid=12', null],
    ['', null],
    [`?cid=${'9'.repeat(10_000)}&oid=34`, null],
  ])('[SHELL-45] the return %j is of %j', (search, found) =>
    expect(paymentReturn(search)).toEqual(found),
  );

  test('[SHELL-46] a payment that was left is stored under the reference of its order', () => {
    saveLeftPayment(back(''));
    expect(Object.keys(localStorage)).toEqual([`external_reference_${ORDER}`]);
    expect(localStorage.getItem(`external_reference_${ORDER}`)).toContain('pref-1');
  });

  test.each([
    ['an approved one', back('').replace('=null', '=approved')],
    ['one without its preference', back('').replace('pref-1', '')],
    ['a reference that is no order', back('').replace(ORDER, '../../x')],
  ])('[SHELL-46] %s is not stored', (_, search) => {
    expect(leftPayment(search)).toBeNull();
    saveLeftPayment(search);
    expect(localStorage).toHaveLength(0);
  });
});

describe('pinned builds', () => {
  const { config, composition } = aPage();
  const other = { composition: aComposition({ hash: 'other' }), arms: [] };

  const start = (
    overrides: object = {},
    { scope = fork(), assignment = { composition, arms: [] } } = {},
  ) =>
    pinSession({
      storefront: { config, restaurantUrl: 'r', session: null, ...overrides } as Storefront,
      scope,
      assignment: () => assignment,
    });

  beforeEach(() => sessionStorage.clear());

  test('a telemetry session is stored from its begin, and goes on with its id', () => {
    const { id } = start();
    expect(readSession()).toMatchObject({ id, restaurantUrl: 'r', composition: { hash: 'base' } });
    expect(start({ session: readSession() }).id).toBe(id);
  });

  test('an experiment is exposed once, also after a reload', () => {
    expect([start().expose('carts'), start({ session: readSession() }).expose('carts')]).toEqual([
      true,
      false,
    ]);
  });

  test('the next load of the tab has the stamp', () => {
    const stamp = { stamp: 'signed', until: 1, page: '{}' };
    start().stamped(stamp);
    expect(start({ session: readSession() }).stamp).toEqual(stamp);
    expect(start().stamp).toBeNull();
  });

  test('another assignment of the visitor is pinned', async () => {
    const [scope, assignment] = [fork(), { composition, arms: [] }];
    start({}, { scope, assignment });
    Object.assign(assignment, other);
    await allSettled(visitorRecognised, {
      scope,
      params: { id: 'visitor', arms: [], composition: 'other' },
    });
    expect(readSession()?.composition.hash).toBe('other');
  });

  test('after an order nothing is stored any more, whatever the customer does', () => {
    const session = start();
    session.unpin();
    session.seen();
    session.chose(other);
    expect(readSession()).toBeNull();
  });

  describe('in the separate document of the payment', () => {
    const payment = { ...config, document: 'payment' } as const;

    test('no session begins, as it would lack the builds of the other pages', () => {
      start({ config: payment }).seen();
      expect(readSession()).toBeNull();
    });
  });
});

describe('reloads', () => {
  const BASE = '/builds/mf-cart/1.0.0-000000000001/';
  const reload = jest.fn();
  const aGuard = (mayReload = true) => createReloadGuard({ mayReload: () => mayReload, reload });

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });

  test('one reload per build and page in a session', () => {
    expect([
      aGuard().reload(BASE, './pages/cart'),
      aGuard().reload(BASE, './pages/cart'),
      aGuard().reload(BASE, './pages/notes'),
    ]).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    { case: 'a widget', expose: './widgets/button', mayReload: true },
    { case: 'a page while an order is being placed', expose: './pages/cart', mayReload: false },
  ])('$case never reloads', ({ expose, mayReload }) => {
    expect(aGuard(mayReload).reload(BASE, expose)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(aGuard().isAvoided(BASE)).toBe(false);
  });

  test('afterwards the build is avoided, its session is over, and the recovery is reported once', () => {
    sessionStorage.setItem('storefront.session', '{}');
    aGuard().reload(BASE, './pages/cart');
    const after = aGuard();
    expect([
      after.isAvoided(BASE),
      after.isAvoided(BASE.replace('1/', '2/')),
      sessionStorage.getItem('storefront.session'),
    ]).toEqual([true, false, null]);
    expect([
      after.hasRecovered(BASE, './pages/notes'),
      after.hasRecovered(BASE, './pages/cart'),
      after.hasRecovered(BASE, './pages/cart'),
    ]).toEqual([false, true, false]);
  });
});

describe('language', () => {
  async function begin(browser: readonly string[], language: Language) {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    const scope = fork();
    const i18n = await createI18n(language);
    await allSettled(textsReady, { scope, params: { i18n, language } });
    return { scope, i18n };
  }

  const speaksOf = (language: string) => {
    const data = restaurantData();
    return { ...data, info: { ...data.info, language } };
  };

  test('[I18N-02] before or without a restaurant, the page names the language it begins in', async () => {
    const { scope } = await begin(['es-BO'], 'es');
    expect([document.documentElement.lang, scope.getState($language)]).toEqual(['es', 'es']);
  });

  test.each([
    {
      browser: ['gn', 'fr'],
      restaurant: 'es',
      language: 'es',
      lang: 'es',
      title: 'Aquí no hay ninguna página',
    },
    {
      browser: ['fr-FR'],
      restaurant: 'pt-br',
      language: 'pt-br',
      lang: 'pt-BR',
      title: 'Não há nenhuma página aqui',
    },
  ])(
    '[I18N-01] [I18N-02] [OPEN-090] a browser of $browser at a restaurant in $restaurant reads $language',
    async ({ browser, restaurant, language, lang, title }) => {
      const { scope, i18n } = await begin(browser, 'en');
      await allSettled(restaurantLoaded, { scope, params: speaksOf(restaurant) });
      expect([
        scope.getState($language),
        document.documentElement.lang,
        i18n.t('page-not-found.title', { ns: 'shell' }),
      ]).toEqual([language, lang, title]);
    },
  );

  test.each([
    ['PY', 'es', 'es-PY', '¿Seguís ahí?'],
    ['AR', 'es', 'es-AR', '¿Seguís ahí?'],
    ['', 'es', 'es', '¿Sigues ahí?'],
    ['PY', 'pt', 'pt-BR', 'Você ainda está aí?'],
  ])(
    '[I18N-01] at a restaurant of “%s” a reader of %s gets the texts of %s: “%s”',
    async (country, browser, lang, text) => {
      const { scope, i18n } = await begin([browser], 'en');
      const data = speaksOf('es');
      await allSettled(restaurantLoaded, {
        scope,
        params: { ...data, info: { ...data.info, country } },
      });
      expect([
        scope.getState($language),
        document.documentElement.lang,
        i18n.t('idle.warning', { ns: 'shell' }),
      ]).toEqual([browser === 'pt' ? 'pt-br' : 'es', lang, text]);
    },
  );

  test('[I18N-01] what an overlay lacks, or one that cannot be fetched, is Spanish', async () => {
    const texts = (words: Record<string, string>) => async () => ({ default: { a: words } });
    const es = texts({ one: 'Elige', two: 'Menú' });
    const locales = { en: texts({}), 'pt-br': texts({}), es, 'es-PY': texts({ one: 'Elegí' }) };
    expect((await loadCatalogue(locales, 'es-PY')).default).toEqual({
      a: { one: 'Elegí', two: 'Menú' },
    });
    const plain = { a: { one: 'Elige', two: 'Menú' } };
    expect((await loadCatalogue(locales, 'es-AR')).default).toEqual(plain);
    const failing = { ...locales, 'es-PY': () => Promise.reject(new Error('no file')) };
    expect((await loadCatalogue(failing, 'es-PY')).default).toEqual(plain);
    expect((await loadCatalogue({ en: es, 'pt-br': es, 'es-PY': es }, 'es-PY')).default).toEqual(
      plain,
    );
  });
});

import { createEvent, createStore, fork, type Scope } from 'effector';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { packageVersions, singletons, singletonVersions } from '@storefront/build/singletons';
import { RemoteLoadError } from '@storefront/loader';
import { REMOTE_CONTRACT, type RemoteDefinition } from '@storefront/shared-domain/remote';
import { beginRemote } from './start-remote';

// the build defines it
beforeAll(() => void Object.assign(globalThis, { SINGLETON_VERSIONS: packageVersions() }));

describe('singletons', () => {
  test('every singleton is provided with the version of its package, on demand or in the first chunk', async () => {
    const { sharedModules } = await import('./provide-domain');
    const shared = Object.entries(sharedModules());
    expect(Object.fromEntries(shared.map(([key, { version }]) => [key, version]))).toEqual(
      singletonVersions(),
    );
    expect(
      Object.fromEntries(shared.map(([key, { shareConfig }]) => [key, shareConfig.eager])),
    ).toEqual(
      Object.fromEntries(singletons.map(({ key, delivery }) => [key, delivery === 'first-chunk'])),
    );
  });
});

test('the texts of the page are those of the libraries themselves', async () => {
  const { sharedModules } = await import('./provide-domain');
  const shared = sharedModules() as Record<string, { lib?: () => Record<string, unknown> }>;
  expect(shared['i18next']?.lib?.()['createInstance']).toBe(i18next.createInstance);
  expect(shared['react-i18next']?.lib?.()['useTranslation']).toBe(useTranslation);
});

describe('start of a remote', () => {
  const texts = (title: string) => async () => ({ default: { page: { title } } });

  /** A remote with a counter of its starts, and the input to start it. */
  async function aRemote(overrides: Partial<RemoteDefinition> = {}) {
    const started = createEvent<void>();
    const $starts = createStore(0).on(started, (starts) => starts + 1);
    const locales = { en: texts('Cart'), 'pt-br': texts('Carrinho') };
    const remote: RemoteDefinition = {
      name: 'mf-cart',
      contract: REMOTE_CONTRACT,
      locales,
      started,
      ...overrides,
    };
    const i18n = i18next.createInstance();
    await i18n.init({ lng: 'en', lowerCaseLng: true, resources: {} });
    const start = async (scope: Scope, module: unknown = { remote }) =>
      (await beginRemote({ i18n, scope }, 'mf-cart')(module))();
    return { $starts, remote, start, i18n };
  }

  test('a remote is started once per scope, however many of its pages are shown', async () => {
    const { $starts, start } = await aRemote();
    const [one, other] = [fork(), fork()];
    await start(one);
    await start(one);
    await start(other);
    expect([one.getState($starts), other.getState($starts)]).toEqual([1, 1]);
  });

  test('its texts are there before its page is, and follow the language', async () => {
    const { start, i18n } = await aRemote();
    await start(fork());
    expect(i18n.t('page.title', { ns: 'mf-cart' })).toBe('Cart');
    await i18n.changeLanguage('pt-br');
    await new Promise((resolve) => setTimeout(resolve));
    expect(i18n.t('page.title', { ns: 'mf-cart' })).toBe('Carrinho');
  });

  test.each([
    {
      case: 'a contract this shell does not speak',
      overrides: { contract: REMOTE_CONTRACT + 1 },
      reason: 'contract',
    },
    { case: 'no started event', overrides: { started: null as never }, reason: 'broken' },
  ])('$case is refused, and nothing of it is started', async ({ overrides, reason }) => {
    const { $starts, start } = await aRemote(overrides);
    const scope = fork();
    const starting = start(scope);
    await expect(starting).rejects.toBeInstanceOf(RemoteLoadError);
    await expect(starting).rejects.toMatchObject({ reason });
    expect(scope.getState($starts)).toBe(0);
  });
});

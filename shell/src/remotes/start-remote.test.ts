import { RemoteLoadError, type Loader } from '@storefront/loader';
import { createEvent, createStore, fork } from 'effector';
import i18next from 'i18next';
import { REMOTE_CONTRACT, type RemoteDefinition } from '@storefront/shared-domain/remote';
import { startRemote } from './start-remote';

const texts = (title: string) => async () => ({ default: { page: { title } } });

/** A remote that counts how often it was started, and what it takes to start it. */
async function aRemote(overrides: Partial<RemoteDefinition> = {}) {
  const started = createEvent<void>();
  const $starts = createStore(0).on(started, (starts) => starts + 1);
  const locales = { en: texts('Cart'), 'pt-br': texts('Carrinho') };
  const remote: RemoteDefinition = { name: 'mf-cart', contract: REMOTE_CONTRACT, locales, started, ...overrides };
  const loader: Loader = { load: async () => ({ remote }), part: (_remote, _name, work) => work(), preload: () => undefined };
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', lowerCaseLng: true, resources: {} });
  return { $starts, loader, i18n };
}

test('a remote is started once per scope, however many of its pages are shown', async () => {
  const { $starts, loader, i18n } = await aRemote();
  const [one, other] = [fork(), fork()];
  await startRemote({ loader, i18n, scope: one }, 'mf-cart');
  await startRemote({ loader, i18n, scope: one }, 'mf-cart');
  await startRemote({ loader, i18n, scope: other }, 'mf-cart');
  expect([one.getState($starts), other.getState($starts)]).toEqual([1, 1]);
});

test('its texts are there before its page is, and follow the language', async () => {
  const { loader, i18n } = await aRemote();
  await startRemote({ loader, i18n, scope: fork() }, 'mf-cart');
  expect(i18n.t('page.title', { ns: 'mf-cart' })).toBe('Cart');
  await i18n.changeLanguage('pt-br');
  await new Promise((resolve) => setTimeout(resolve));
  expect(i18n.t('page.title', { ns: 'mf-cart' })).toBe('Carrinho');
});

test.each([
  { case: 'a contract this shell does not speak', overrides: { contract: REMOTE_CONTRACT + 1 }, reason: 'contract' },
  { case: 'no started event', overrides: { started: null as never }, reason: 'broken' },
])('$case is refused, and nothing of it is started', async ({ overrides, reason }) => {
  const { $starts, loader, i18n } = await aRemote(overrides);
  const scope = fork();
  const start = startRemote({ loader, i18n, scope }, 'mf-cart');
  await expect(start).rejects.toBeInstanceOf(RemoteLoadError);
  await expect(start).rejects.toMatchObject({ reason });
  expect(scope.getState($starts)).toBe(0);
});

test('a module without a remote in it is broken', async () => {
  const { loader, i18n } = await aRemote();
  const empty: Loader = { ...loader, load: async () => ({}) };
  await expect(startRemote({ loader: empty, i18n, scope: fork() }, 'mf-cart')).rejects.toMatchObject({ reason: 'broken' });
});

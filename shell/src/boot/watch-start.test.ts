/** @jest-environment jsdom */
import { endWaiting } from '../rendered/rendered-screen';
import { failedShells, saveFailedShell } from './failed-shells';
import { type WatchOptions, watchStart } from './watch-start';

const BASE = '/builds/shell/1.0.0-000000000001/';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
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

test('scripts that take long over a rendered screen: a bar says so, and goes when the application starts', async () => {
  document.body.innerHTML = '<div id="root" data-rendered="en"><main>Menu</main></div>';
  const onFailed = jest.fn();
  watch({ scripts: new Promise(() => undefined), onFailed });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(alert()?.textContent).toContain('You can wait, or try again.');
  expect([alert()?.querySelector('h2'), onFailed.mock.calls.length]).toEqual([null, 0]);
  endWaiting(document.getElementById('root')!);
  expect([alert(), document.body.innerHTML]).toEqual([
    null,
    '<div id="root"><main>Menu</main></div>',
  ]);
});

test('the message about slow scripts counts from their request, not from the page', async () => {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  watch({ started, scripts: new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(alert()).toBeNull();
  start();
  await jest.advanceTimersByTimeAsync(19_000);
  expect(alert()).toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  expect(alert()).not.toBeNull();
});

test.each([
  ['en', 'The page could not be loaded', 'Call the restaurant:', 'Try again'],
  ['es', 'No se pudo cargar la página', 'Teléfono del restaurante:', 'Intentar de nuevo'],
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

test('a phone that the page does not carry is read from the restaurant; without any the message has none', async () => {
  document.getElementById('root')?.removeAttribute('data-phone');
  const record = (info: unknown) =>
    Promise.resolve({ clone: () => ({ json: () => Promise.resolve({ info }) }) } as Response);
  watch({ restaurant: record({ whatsapp: '+5511912345678' }) });
  await settle();
  expect(alert()?.querySelector('a')?.href).toBe('tel:+5511912345678');
  for (const restaurant of [
    null,
    record(null),
    record({ whatsapp: { toString: 1 } }),
    Promise.reject(new Error('offline')),
  ]) {
    document.body.innerHTML = '<div id="root"><div id="first"></div></div>';
    watch({ restaurant });
    await settle();
    expect([alert()?.querySelector('button') === null, alert()?.querySelector('a')]).toEqual([
      false,
      null,
    ]);
  }
});

test('scripts that take long: the message says that one may wait, and goes with the first render', async () => {
  const reload = watch({ scripts: new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(19_000);
  expect(alert()).toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  expect(alert()?.textContent).toContain('You can wait, or try again.');
  expect([reload.mock.calls.length, failedShells()]).toEqual([0, []]);
});

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

test('a shell that failed before is not loaded a second time by itself', async () => {
  saveFailedShell('/other/');
  const reload = watch({ mayTryAnother: () => !failedShells().includes('/other/') });
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).not.toBeNull();
});

test('a start that is rejected, e.g. without its texts, is treated as one that does not come', async () => {
  const reload = watch({ scripts: Promise.resolve(true), mayTryAnother: () => true });
  await settle();
  dispatchEvent(new Event('unhandledrejection'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect([reload.mock.calls.length, failedShells()]).toEqual([1, [BASE]]);
});

test('a rejection in a page that waits for its start is not one of the shell', async () => {
  const started = new Promise<void>(() => undefined);
  const onFailed = jest.fn();
  const reload = watch({ started, scripts: started as never, onFailed });
  await settle();
  dispatchEvent(new Event('unhandledrejection'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([reload.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 0]);
});

test('the message leads to the menu without scripts, where there is one', async () => {
  document.getElementById('root')!.dataset['plain'] = '/bella/menu.html';
  watch();
  await settle();
  const link = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a')].find(
    ({ pathname }) => pathname === '/bella/menu.html',
  );
  expect(link?.textContent).toBe('Open the menu without scripts');
});

/** @jest-environment jsdom */
import type { PageBuild, PageComposition } from '@storefront/loader/page';
import { continuableScreen, renderedScreen, showsAnswer } from './rendered-screen';

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

describe('a screen that depends on a query', () => {
  const find = (query: string, data: Record<string, string> = {}) =>
    renderedScreen(aRoot({ rendered: 'en', query, ...data }), { composition, language: 'en' });

  test.each(['?token=1', '?src=push&token=1', '?token=1&utm_source=x'])(
    'is continued at %s',
    (search) => {
      history.replaceState(null, '', `/bella${search}`);
      expect(find('token=1')).toMatchObject({ hasData: false });
      expect(find('token=1', { personal: '' })).toMatchObject({ hasData: true });
    },
  );

  test.each(['', '?token=2', '?token=1&t=code', '?token=1&token=1'])(
    'is rendered anew at "%s"',
    (search) => {
      history.replaceState(null, '', `/bella${search}`);
      expect(find('token=1')).toBeNull();
    },
  );

  test('is rendered anew for a return from a payment', () => {
    history.replaceState({ usr: { returned: true }, idx: 0 }, '', '/bella?token=1');
    expect(find('token=1')).toBeNull();
    history.replaceState({ idx: 0 }, '', '/bella?token=1');
    expect(find('token=1')).not.toBeNull();
  });
});

test.each([
  ['another language', { rendered: 'es' }],
  ['another page', { rendered: 'en', path: '/bella/hours' }],
  ['the other base', { rendered: 'en', path: '/app/bella' }],
  ['no path', { rendered: 'en', path: '' }],
  ['another shell', { rendered: 'en', builds: '/shell/2/ /menu/1/' }],
  ['another build of the page', { rendered: 'en', builds: '/shell/1/ /menu/2/' }],
  ['no builds', { rendered: 'en', builds: '' }],
])('a screen of %s is rendered anew', (_, data) => {
  expect(renderedScreen(aRoot(data), { composition, language: 'en' })).toBeNull();
});

test('a page that is rendered in the browser has no screen', () => {
  expect(renderedScreen(document.createElement('div'), { composition, language: 'en' })).toBeNull();
});

const response = (etag: string | null): Response =>
  ({ headers: { get: () => etag } }) as unknown as Response;

test.each([
  ['the same revision', '"1"', true],
  ['a later revision', 'W/"2"', false],
  ['a hidden revision', null, true],
])('a response of %s', (_, etag, isShown) => {
  const screen = { root: aRoot({}), revision: 'W/"1"', hasData: false };
  expect(showsAnswer(screen, response(etag))).toBe(isShown);
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

test('a screen that can be continued stays', () => {
  const root = aPage('en');
  expect(continuableScreen({ composition, language: 'en' })).toMatchObject({ root });
  expect(root.innerHTML).toBe('<main>Menu</main>');
  expect(root.dataset['rendered']).toBe('en');
});

test('a page without a screen stays as it is', () => {
  const root = aPage('es');
  delete root.dataset['rendered'];
  continuableScreen({ composition, language: 'en' });
  expect(root.innerHTML).toBe('<main>Menu</main>');
  document.body.replaceChildren();
  expect(() => continuableScreen({ composition, language: 'en' })).not.toThrow();
});

/** @jest-environment jsdom */
import { pageRoot } from './page-root';

const load = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('a page whose body is on the way is awaited', async () => {
  load('loading');
  const root = pageRoot();
  document.body.innerHTML = '<div id="root"></div>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await root).toBe(document.getElementById('root'));
});

test('a page that has none is a fault', async () => {
  load('interactive');
  await expect(pageRoot()).rejects.toThrow('the page has no element #root');
});

import type { PageDeclarations } from '@storefront/loader/page';
import { addressAt, listAddresses, findCatcher, listRows } from './addresses';

const page = (path: string) => ({ path, page: 'page' });
const declared: PageDeclarations = {
  'mf-news': {
    pages: [
      page('news/:id'),
      { ...page('news/latest'), dialogs: [{ path: 'share/:target', page: 'share' }] },
      { ...page('club'), catchesBelow: true },
      page('club/card'),
    ],
    widgets: [],
  },
};
const rows = listRows(declared);
const addresses = listAddresses(rows);

test.each([
  ['/news/7', 'news/:id', undefined],
  ['/news/7/', 'news/:id', undefined],
  ['/news/latest', 'news/latest', undefined],
  ['/news/latest/share/mail', 'news/latest/share/:target', 'share'],
  ['/news', undefined, undefined],
  ['/news//', undefined, undefined],
  ['/news/7/share/mail', undefined, undefined],
])('the address of %s is %s', (pathname, path, dialog) => {
  const found = addressAt(addresses, pathname);
  expect([found?.path, found?.dialog?.page]).toEqual([path, dialog]);
});

test.each([
  ['/club/anything/below', 'club'],
  ['/clubs/anything', undefined],
  ['/news/7/below', undefined],
])('%s is caught by %s', (pathname, path) => expect(findCatcher(rows, pathname)?.path).toBe(path));

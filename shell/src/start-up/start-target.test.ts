import { startTarget } from './start-target';

test.each([
  { at: '/', search: '', tablet: null, goes: null },
  { at: '/tablet', search: '', tablet: null, goes: null },
  { at: '/tablet/', search: '', tablet: 'CODE', goes: null },
  { at: '/tablet/kitchen', search: '', tablet: null, goes: '/tablet' },
  { at: '/tablet/kitchen/', search: '?x=1', tablet: 'CODE', goes: '/tablet' },
  { at: '/tablets', search: '', tablet: 'CODE', goes: null },
  { at: '/tablet/scan', search: '', tablet: null, goes: null },
  { at: '/tablet/scan', search: '', tablet: 'CODE', goes: null },
  { at: '/tablet/scan', search: '?t=CODE', tablet: 'CODE', goes: '/tablet' },
  { at: '/tablet/scan', search: '?t=FOREIGN', tablet: 'CODE', goes: null },
  { at: '/tablet/scan', search: '?t=FOREIGN', tablet: null, goes: null },
])('[SHELL-39] [OPEN-030] a start at $at$search on a tablet of $tablet goes to $goes', ({ at, search, tablet, goes }) => {
  expect(startTarget(at, search, tablet)).toBe(goes);
});

test('[SHELL-45] who comes back from an external payment goes to that order, once', () => {
  expect(startTarget('/', '?cid=12&oid=34&collection_status=approved', null)).toBe('/track?cid=12&oid=34');
  expect(startTarget('/track', '?cid=12&oid=34', null)).toBeNull();
  expect(startTarget('/', '?cid=12', null)).toBeNull();
});

import { urlMap } from './url-map';

const every = urlMap.flatMap(({ path, children = [] }) => [
  path,
  ...children.map((child) => `${path}/${child.path}`),
]);

test('[SHELL-60] no address is for staff: every client is a visitor, a customer, a table or a tablet', () => {
  const staff =
    /(^|\/)(admin|staff|manager|kitchen|operator|pos|backoffice|dashboard|employees?|users?|roles?)(\/|$)/;
  expect(every.filter((path) => staff.test(path))).toEqual([]);
});

test('every address stands once', () => expect(new Set(every).size).toBe(every.length));

import { etagOf, isSame } from './etag';
import { fakeExchange } from './testing/fake-exchange';

const sameFor = (header: string | undefined, etag: string) =>
  isSame(fakeExchange(header === undefined ? {} : { 'if-none-match': header }).request, etag);

test('equal texts have an equal mark, other texts another', () => {
  expect(etagOf('a')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf('a')).toBe(etagOf('a'));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

test('a browser has a text when it names its mark, alone or among others', () => {
  const etag = etagOf('a');
  expect(sameFor(etag, etag)).toBe(true);
  expect(sameFor(`${etagOf('b')}, ${etag}`, etag)).toBe(true);
  expect(sameFor(etagOf('b'), etag)).toBe(false);
  expect(sameFor('', etag)).toBe(false);
  expect(sameFor(undefined, etag)).toBe(false);
});

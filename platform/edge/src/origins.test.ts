import { originOf, originsOf } from './origins';

test('an address has an origin, a path of the page’s own has none', () => {
  expect(originOf('https://a.example:8443/x?y')).toBe('https://a.example:8443');
  expect(originOf('http://a.example')).toBe('http://a.example');
  for (const path of ['/api', '', 'x-https://a.example', 'httpsx://a.example'])
    expect(originOf(path)).toBeUndefined();
});

test('each origin is there once, in the order of the addresses; missing ones are left out', () => {
  expect(
    originsOf(['https://b.example/1', undefined, '/api', 'https://a.example', 'https://b.example']),
  ).toEqual(['https://b.example', 'https://a.example']);
  expect(originsOf([])).toEqual([]);
});

import { onlyParameters, pageQuery } from './page-query';

test.each([
  ['/bella', ''],
  ['/bella?', ''],
  ['/bella?src=qr&utm_source=x&gclid=1&fbclid=2&campaign=3', ''],
  ['/bella/track?token=1&src=qr&caller=menu', 'caller=menu&token=1'],
  ['/bella/track?token=a?b', 'token=a%3Fb'],
  ['/bella/track?token=%', 'token=%25'],
  ['/bella/track?token=%F0%9F%8D%95+<', 'token=%F0%9F%8D%95+%3C'],
])('%s depends on "%s"', (url, expected) => {
  expect(pageQuery(url).toString()).toBe(expected);
});

test.each([
  ['token=1', { token: '1' }],
  ['caller=menu&token=1', { caller: 'menu', token: '1' }],
  ['', {}],
  ['token=1&token=2', null],
  ['cid=1&oid=2', null],
  ['__proto__=1', null],
])('the parameters of %s', (query, expected) => {
  expect(onlyParameters(new URLSearchParams(query), ['caller', 'token'])).toEqual(expected);
});

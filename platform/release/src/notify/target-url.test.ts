import { isAllowedAddress, mailAddress, targetProblem } from './target-url';

test.each([
  'https://hooks.shop.example/release?team=a',
  'https://10.0.0.5:8443/x',
  'https://[fd12::5]/x',
  'http://localhost:4000/x',
  'http://127.0.0.1/x',
  'http://[::1]:4000/x',
  'mailto:ops+night@shop.example',
])('%s can be a target', (url) => expect(targetProblem(url)).toBeNull());

test.each([
  'http://hooks.shop.example/x',
  'http://10.0.0.5/x',
  'http://localhost.shop.example/',
  'https://name:word@hooks.shop.example/',
  'https://hooks.shop.example/#x',
  'https://169.254.169.254/latest/meta-data',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://100.100.100.200/',
  'https://0.0.0.0/',
  'https://[::]/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'javascript:1',
  'not an address',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a',
  '',
])('%p can be no target', (url) => expect(targetProblem(url)).toEqual(expect.any(String)));

test('what a name resolves to is checked: over http only this machine, never metadata of a cloud', () => {
  expect(isAllowedAddress('127.0.0.1', 'http:')).toBe(true);
  expect(isAllowedAddress('::1', 'http:')).toBe(true);
  expect(isAllowedAddress('10.0.0.5', 'http:')).toBe(false);
  expect(isAllowedAddress('10.0.0.5', 'https:')).toBe(true);
  expect(isAllowedAddress('169.254.169.254', 'https:')).toBe(false);
  expect(isAllowedAddress('::ffff:169.254.169.254', 'https:')).toBe(false);
});

test('a mail target has one address', () => {
  expect(mailAddress('mailto:ops@shop.example')).toBe('ops@shop.example');
  expect(mailAddress('https://shop.example')).toBeNull();
});

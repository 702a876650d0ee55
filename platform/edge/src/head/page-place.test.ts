import type { IncomingMessage } from 'node:http';
import { originOfRequest } from './page-place';

const from = (headers: Record<string, string>, publicUrl?: string, socket: object = {}) =>
  originOfRequest({ headers, socket } as unknown as IncomingMessage, publicUrl);

test('the setting of the site wins over the request, as an origin', () => {
  expect(from({ host: 'inside:3000' }, 'https://store.example/x')).toBe('https://store.example');
});

test('else it is the host of the request, in small letters', () => {
  expect(from({ host: 'Pizza.Example' })).toBe('http://pizza.example');
  expect(from({ host: '127.0.0.1:3000' })).toBe('http://127.0.0.1:3000');
});

test('https is that of the connection or of the proxy before it', () => {
  expect(from({ host: 'a.example' }, undefined, { encrypted: true })).toBe('https://a.example');
  expect(from({ host: 'a.example', 'x-forwarded-proto': 'https' })).toBe('https://a.example');
  expect(from({ host: 'a.example', 'x-forwarded-proto': 'http' })).toBe('http://a.example');
});

test('a host that is none has no origin', () => {
  const hosts = ['', 'a b', 'a/b', 'a@b', 'a:port', 'a:123456', '<b>', `${'a'.repeat(254)}`];
  for (const host of hosts) expect(from({ host })).toBeNull();
  expect(from({})).toBeNull();
});

import type { IncomingMessage } from 'node:http';
import { originOfRequest } from './page-place';
import { dayAt } from './day-at';
import { manifestBase } from './manifest';

describe('the place of a page', () => {
  const from = (headers: Record<string, string>, publicUrl?: string, socket: object = {}) =>
    originOfRequest({ headers, socket } as unknown as IncomingMessage, publicUrl);

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
});

describe('the day of a place', () => {
  test('the day is that of the time zone', () => {
    const now = Date.UTC(2026, 0, 1, 2);
    expect(dayAt('America/Sao_Paulo', now)).toBe('2025-12-31');
    expect(dayAt('Europe/Berlin', now)).toBe('2026-01-01');
  });

  test.each(['', 'nowhere', 'x'.repeat(1000)])('%j is no time zone', (timeZone) => {
    expect(dayAt(timeZone, 0)).toBeNull();
  });
});

describe('the manifest', () => {
  test('the manifest of a restaurant is in its own folder, and nowhere else', () => {
    const bases = [
      '/bella/manifest.webmanifest',
      '/app/bella/manifest.webmanifest',
      '/app/manifest.webmanifest',
      '/manifest.webmanifest',
      '/app/app/manifest.webmanifest',
      '/x/bella/manifest.webmanifest',
      '/bella/manifest.webmanifest/',
      '/bella/manifestxwebmanifest',
      '/bella/hours/manifest.webmanifest',
      '/bella',
    ].map(manifestBase);
    expect(bases.slice(0, 2)).toEqual(['/bella', '/app/bella']);
    expect(bases.slice(2)).toEqual(bases.slice(2).map(() => null));
  });
});

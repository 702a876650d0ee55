import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres } from '../testing/describe-on-postgres';

describeOnPostgres("the card's own document", (api) => {
  beforeAll(async () => {
    const dir = join(api().mediaDir, 'card-form');
    await mkdir(dir);
    await writeFile(join(dir, 'index.html'), '<!doctype html><title>Card</title>');
    await writeFile(join(dir, 'main.691e87d7.js'), 'start();');
    await writeFile(join(dir, 'figtree-latin-wght-normal.1f2e3d4c.woff2'), 'wOF2');
    await writeFile(join(dir, 'main.691e87d7.js.map'), '{}');
  });

  test('its page may be shown by the storefront alone, and loads and calls nothing but its own origin', async () => {
    const { status, headers, text } = await api().call('GET', '/card-form/');
    expect([status, text]).toEqual([200, '<!doctype html><title>Card</title>']);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'report-uri ../policy-reports',
        'report-to policy',
      ]),
    );
    expect(headers['reporting-endpoints']).toBe('policy="../policy-reports"');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('its files never change under their names', async () => {
    const { status, headers, text } = await api().call('GET', '/card-form/main.691e87d7.js');
    expect([status, text, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'start();',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ]);
  });

  test('the fonts of the looks are its own files', async () => {
    const { status, headers } = await api().call(
      'GET',
      '/card-form/figtree-latin-wght-normal.1f2e3d4c.woff2',
    );
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
  });

  test.each([
    '/card-form',
    '/card-form/main.691e87d7.js.map',
    '/card-form/gone.js',
    '/card-form/..%2f..%2fpackage.json',
    '/card-form/index.html',
    '/card-form/build.json',
  ])('%s is not there', async (path) => {
    expect((await api().call('GET', path)).status).toBe(404);
  });
});

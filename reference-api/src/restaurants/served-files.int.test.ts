import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_EVENTS } from '../telemetry/events/event-settings';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { toInitials } from './app-icon';

describeOnPostgres(
  'files that the API serves',
  (api) => {
    describe('icons', () => {
      const get = async (
        address: string,
        base: string,
      ): Promise<{ status: number; type: string; bytes: Buffer; etag: string }> => {
        const answer = await fetch(`${base}${address}`);
        return {
          status: answer.status,
          type: answer.headers.get('content-type') ?? '',
          bytes: Buffer.from(await answer.arrayBuffer()),
          etag: answer.headers.get('etag') ?? '',
        };
      };

      test.each([
        ['Bella Napoli', 'BN'],
        ['  Ça & Là — Órbita', 'ÇL'],
        ['<script>', 'S'],
        ['🍕', '?'],
      ])('the initials of %j are %s', (name, initials) => expect(toInitials(name)).toBe(initials));

      describe('icons of restaurants', () => {
        let base = '';
        beforeAll(async () => {
          base = await api().app.listen({ port: 0, host: '127.0.0.1' });
        });

        test.each([
          ['192', 192],
          ['512', 512],
          ['maskable', 512],
          ['180', 180],
        ])('%s.png is a square PNG of %d pixels', async (name, size) => {
          const { status, type, bytes } = await get(`/media/app-icons/trattoria/${name}.png`, base);
          expect([status, type]).toEqual([200, 'image/png']);
          expect(await sharp(bytes).metadata()).toMatchObject({
            format: 'png',
            width: size,
            height: size,
          });
        });

        test('without a picture it shows initials, with one the picture; a maskable one has margins', async () => {
          const corner = async (name: string) => [
            ...(await sharp((await get(`/media/app-icons/trattoria/${name}.png`, base)).bytes)
              .removeAlpha()
              .extract({ left: 3, top: 3, width: 1, height: 1 })
              .raw()
              .toBuffer()),
          ];
          const before = await get('/media/app-icons/trattoria/512.png', base);
          await mkdir(join(api().mediaDir, 'profiles/trattoria'), { recursive: true });
          await writeFile(
            join(api().mediaDir, 'profiles/trattoria/192.webp'),
            await sharp({ create: { width: 192, height: 192, channels: 3, background: '#00ff00' } })
              .webp({ lossless: true })
              .toBuffer(),
          );
          const after = await get('/media/app-icons/trattoria/512.png', base);
          expect(after.etag).not.toBe(before.etag);
          expect(await corner('512')).toEqual([0, 255, 0]);
          expect(await corner('maskable')).not.toEqual([0, 255, 0]);
          expect(
            (
              await fetch(`${base}/media/app-icons/trattoria/512.png`, {
                headers: { 'if-none-match': after.etag },
              })
            ).status,
          ).toBe(304);
        });

        test.each([
          '/media/app-icons/trattoria/64.png',
          '/media/app-icons/trattoria/192.webp',
          '/media/app-icons/nobody/192.png',
          '/media/app-icons/trattoria/toString.png',
        ])('%s is no icon', async (address) => expect((await get(address, base)).status).toBe(404));
      });
    });

    describe('pictures', () => {
      beforeAll(async () => {
        for (const name of [
          'covers/trattoria',
          'profiles/trattoria',
          'highlightImages/festa',
          'products/lasanha',
          'flavors/alho',
        ])
          await mkdir(join(api().mediaDir, name), { recursive: true });
        await writeFile(join(api().mediaDir, 'covers/trattoria/960.avif'), 'an avif');
        for (const name of [
          'profiles/trattoria/96',
          'highlightImages/festa/480',
          'products/lasanha/thumb_lasanha',
          'flavors/alho/thumb_alho',
          'flavors/alho/lg_alho',
        ]) {
          await writeFile(join(api().mediaDir, `${name}.webp`), 'a webp');
        }
        await writeFile(join(api().mediaDir, 'products/lasanha/notes.txt'), 'not a picture');
        await writeFile(join(api().mediaDir, '..', 'secret.webp'), 'outside');
      });

      test.each([
        ['/media/covers/trattoria/960.avif', 'image/avif', 'an avif'],
        ['/media/products/lasanha/thumb_lasanha.webp', 'image/webp', 'a webp'],
      ])('%s comes with its type and is cacheable for a day', async (path, type, text) => {
        const answer = await api().call('GET', path);
        expect(answer).toMatchObject({ status: 200, text, headers: { 'content-type': type } });
        expect(answer.headers['cache-control']).toContain('max-age=86400');
        expect(
          await api().call('GET', path, {
            headers: { 'if-none-match': String(answer.headers['etag']) },
          }),
        ).toMatchObject({ status: 304, text: '' });
      });

      const named = [
        'covers/trattoria/960.avif',
        'profiles/trattoria/96.webp',
        'highlightImages/festa/480.webp',
        'products/lasanha/thumb_lasanha.webp',
        'flavors/alho/thumb_alho.webp',
        'flavors/alho/lg_alho.webp',
      ];
      test.each([
        ...named,
        'products/lasanha/thumb_lasanha.jpg',
        'flavors/alho/thumb_alho.jpg',
        'flavors/alho/lg_alho.jpg',
      ])(
        '[DOMAIN-022] %s is answered; where no JPEG was made its .jpg is the WebP, under the right type',
        async (name) => {
          const { status, headers } = await api().call('GET', `/media/${name}`);
          expect([status, headers['content-type']]).toEqual([
            200,
            name.endsWith('.avif') ? 'image/avif' : 'image/webp',
          ]);
        },
      );

      test.each([
        '/media/products/none/thumb_none.webp',
        '/media/products/lasanha/notes.txt',
        '/media/..%2fsecret.webp',
        '/media/products/..%2f..%2f..%2fsecret.webp',
        '/media/%2e%2e/secret.webp',
        '/media//etc/passwd.webp',
        '/media/a%00.webp',
      ])('%s is nothing that may be read', async (path) => {
        const { status, text, json } = await api().call('GET', path);
        expect([400, 404]).toContain(status);
        expect(text).not.toContain('outside');
        expect(typeof json['error']).toBe('string');
      });
    });

    describe("the card's own document", () => {
      beforeAll(async () => {
        const dir = join(api().mediaDir, 'card-form');
        await mkdir(dir);
        await writeFile(join(dir, 'index.html'), '<!doctype html><title>Card</title>');
        await writeFile(join(dir, 'main.691e87d7.js'), 'start();');
        await writeFile(join(dir, 'figtree-latin-wght-normal.1f2e3d4c.woff2'), 'wOF2');
        await writeFile(join(dir, 'main.691e87d7.js.map'), '{}');
      });

      test('its page is shown by the storefront alone, and loads and calls only its own origin', async () => {
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
        '/card-form/..%2f..%2fpackage.json',
        '/card-form/index.html',
      ])('%s is not there', async (path) => {
        expect((await api().call('GET', path)).status).toBe(404);
      });
    });

    describe("the vendors' own document", () => {
      beforeAll(async () => {
        const dir = join(api().mediaDir, 'vendor-frame');
        await mkdir(dir);
        await writeFile(
          join(dir, 'index.html'),
          '<!doctype html><script type="application/json" id="vendors"></script>' +
            '<script defer src="main.1.js"></script>',
        );
        await writeFile(join(dir, 'main.1.js'), 'start();');
        await writeFile(join(dir, 'main.1.js.map'), '{}');
      });
      const policyOf = async (query: string, host = 'pizza.example') => {
        const { headers } = await api().call('GET', `/vendor-frame/?${query}`, {
          headers: { host },
        });
        return String(headers['content-security-policy']).split('; ');
      };

      test('[SHELL-56] it starts the vendors with the restaurant’s ids; no other is loaded or called', async () => {
        const { status, text, headers } = await api().call('GET', '/vendor-frame/?pixel=123456789');
        expect([status, text]).toEqual([
          200,
          '<!doctype html><script type="application/json" id="vendors">' +
            '{"pixel":{"id":"123456789","script":"https://connect.facebook.net/en_US/fbevents.js"}}' +
            '</script><script defer src="main.1.js"></script>',
        ]);
        expect(headers).toMatchObject({
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-cache',
        });
        expect(headers['x-frame-options']).toBeUndefined();
        const policy = await policyOf('pixel=123456789');
        expect(policy).toEqual(
          expect.arrayContaining([
            "default-src 'none'",
            "script-src 'self' https://connect.facebook.net https://www.facebook.com",
            "frame-ancestors 'self' https://shop.example",
            "base-uri 'none'",
            'report-uri ../policy-reports',
            'report-to policy',
          ]),
        );
        expect(headers['reporting-endpoints']).toBe('policy="../policy-reports"');
        expect(policy.join(' ')).not.toMatch(/google|unsafe/);
        expect((await policyOf('analytics=G-AB12CD34&tagManager=GTM-AB12')).join(' ')).toMatch(
          /google-analytics/,
        );
      });

      test('[S32] it has no origin of the storefront, however it is opened; on its own it has its own', async () => {
        expect(await policyOf('pixel=123456789')).toContain('sandbox allow-scripts');
        expect(await policyOf('pixel=123456789', 'tags.example')).toContain(
          'sandbox allow-scripts allow-same-origin',
        );
        expect(await policyOf('pixel=123456789', 'tags.example.evil')).toContain(
          'sandbox allow-scripts',
        );
      });

      test.each([
        '',
        'pixel=12"><script>',
        'analytics=G-1;script-src%20*',
        'pixel=123456789&other=1',
        'pixel=123456789&pixel=987654321',
      ])('[SHELL-56] ids that are none get no document: %s', async (query) => {
        expect((await api().call('GET', `/vendor-frame/?${query}`)).status).toBe(404);
      });

      test('its script may be loaded by a document without origin; nothing else of the build is served', async () => {
        const { status, text, headers } = await api().call('GET', '/vendor-frame/main.1.js');
        expect([status, text, headers['cross-origin-resource-policy']]).toEqual([
          200,
          'start();',
          'cross-origin',
        ]);
        for (const name of ['main.1.js.map', 'index.html', 'gone.js', '..%2f..%2fpackage.json'])
          expect((await api().call('GET', `/vendor-frame/${name}`)).status).toBe(404);
      });
    });
  },
  { events: { ...DEFAULT_EVENTS, vendorOrigin: 'https://tags.example' } },
);

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_EVENTS } from './event-settings';
import { describeOnPostgres } from '../../testing/describe-on-postgres';

describeOnPostgres(
  "the vendors' own document",
  (api) => {
    beforeAll(async () => {
      const dir = join(api().mediaDir, 'vendor-frame');
      await mkdir(dir);
      await writeFile(
        join(dir, 'index.html'),
        '<!doctype html><script type="application/json" id="vendors"></script><script defer src="main.1.js"></script>',
      );
      await writeFile(join(dir, 'main.1.js'), 'start();');
      await writeFile(join(dir, 'main.1.js.map'), '{}');
    });
    const policyOf = async (query: string, host = 'pizza.example') => {
      const { headers } = await api().call('GET', `/vendor-frame/?${query}`, { headers: { host } });
      return String(headers['content-security-policy']).split('; ');
    };

    test('[SHELL-56] it starts the vendors with ids of the restaurant; others cannot be loaded or called', async () => {
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
      'pixel=',
      'pixel=12"><script>',
      'analytics=G-1;script-src%20*',
      'tagManager=gtm-ab12',
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
  },
  { events: { ...DEFAULT_EVENTS, vendorOrigin: 'https://tags.example' } },
);

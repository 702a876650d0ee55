import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { NO_DOCUMENT } from '@storefront/http-kit';
import { type RawResponse, rawExchange, rawRequest } from '@storefront/http-kit/testing';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, placed } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import { scaledLimits } from './limits';

const SEARCH = `/restaurant/${TRATTORIA}/geospatial/autocomplete?query=rua`;
const LIMITS = { ...scaledLimits(1000), searches: 1 };

describeOnPostgres(
  'answers of the API that are no documents',
  (api) => {
    let port: number;

    beforeAll(async () => {
      for (const name of ['card-form', 'vendor-frame']) {
        const dir = join(api().mediaDir, name);
        await mkdir(dir);
        await writeFile(join(dir, 'index.html'), '<!doctype html><title>Framed</title>');
        await writeFile(join(dir, 'main.1.js'), 'start();');
      }
      const dir = join(api().mediaDir, 'covers/trattoria');
      await mkdir(dir, { recursive: true });
      await writeFile(join(dir, '480.avif'), 'avif');
      await api().app.listen({ port: 0, host: '127.0.0.1' });
      ({ port } = api().app.server.address() as AddressInfo);
    });

    const raw = (bytes: string): Promise<RawResponse> => rawExchange(port, bytes);
    const get = (path: string, headers = {}, method = 'GET'): Promise<RawResponse> =>
      raw(rawRequest(method, path, headers));
    const post = (path: string, body: string, type = 'application/json'): Promise<RawResponse> =>
      raw(
        rawRequest('POST', path, { 'content-type': type, 'content-length': `${body.length}` }) +
          body,
      );
    const again = async (path: string): Promise<RawResponse> => {
      const { headers } = await get(path);
      return get(path, { 'if-none-match': headers['etag'] ?? '' });
    };

    test.each<[string, number, () => Promise<RawResponse>]>([
      ['data', 200, () => get('/restaurant/data/v2/trattoria')],
      ['data, unchanged', 304, () => again('/restaurant/data/v2/trattoria')],
      ['data by HEAD', 200, () => get('/restaurant/data/v2/trattoria', {}, 'HEAD')],
      ['health', 200, () => get('/healthz')],
      ['readiness', 200, () => get('/readyz')],
      ['the description of the API', 200, () => get('/openapi.json')],
      ['a picture', 200, () => get('/media/covers/trattoria/480.avif')],
      ['a missing picture', 404, () => get('/media/covers/x/480.avif')],
      ['an unknown path', 404, () => get('/nothing')],
      ['another method', 404, () => get('/restaurant/data/v2/trattoria', {}, 'DELETE')],
      ['OPTIONS', 404, () => get('/restaurant/data/v2/trattoria', {}, 'OPTIONS')],
      ['a path that cannot be decoded', 404, () => get('/order/uuid/%zz')],
      ['a path that is too long', 404, () => get(`/order/uuid/${'x'.repeat(300)}`)],
      ['an unknown restaurant', 404, () => get('/restaurant/data/v2/none')],
      ['no permission', 401, () => get('/metrics')],
      ['a body that is no JSON', 400, () => post('/restaurant/101/order', '{')],
      ['a body of another type', 415, () => post('/restaurant/101/order', 'a', 'text/plain')],
      ['a body that is too large', 413, () => post('/restaurant/101/order', 'x'.repeat(300_000))],
      ['an invalid body', 400, () => post('/restaurant/101/order', '{}')],
      [
        'a report of a violation',
        204,
        () => post('/policy-reports', '[]', 'application/reports+json'),
      ],
      ['the script of the card form', 200, () => get('/card-form/main.1.js')],
      ['a missing file of the card form', 404, () => get('/card-form/gone.js')],
      ['the script of the vendors', 200, () => get('/vendor-frame/main.1.js')],
      ['no vendors', 404, () => get('/vendor-frame/')],
      ['too many requests', 429, () => get(SEARCH).then(() => get(SEARCH))],
      ['no Host', 400, () => raw('GET /healthz HTTP/1.1\r\n\r\n')],
      ['two hosts', 400, () => raw('GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n')],
      ['no HTTP', 400, () => raw('PIZZA\r\n\r\n')],
      ['an unknown expectation', 417, () => get('/healthz', { expect: 'more' })],
      ['headers that are too long', 431, () => get(`/healthz?${'x'.repeat(20_000)}`)],
    ])('%s: %i', async (_what, status, answer) => {
      const { status: sent, headers } = await answer();
      expect(sent).toBe(status);
      expect(headers).toMatchObject(NO_DOCUMENT);
    });

    test.each(['/card-form/', '/vendor-frame/?pixel=123456789'])(
      '%s is shown in a frame: its own policy alone names the pages that may',
      async (path) => {
        const { status, headers } = await get(path);
        expect([status, headers['x-frame-options']]).toEqual([200, undefined]);
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; script-src 'self'[^,]*; frame-ancestors 'self'[^,]*$/,
        );
        expect(headers['x-content-type-options']).toBe('nosniff');
      },
    );

    test('a stream of events has the headers too', async () => {
      const { uuid } = await placed(api(), anOrder());
      const reading = new AbortController();
      const { status, headers } = await fetch(`http://127.0.0.1:${port}/realtime/order.${uuid}`, {
        signal: reading.signal,
      });
      reading.abort();
      expect([status, headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      expect(Object.fromEntries(headers)).toMatchObject(NO_DOCUMENT);
    });

    test('an answer without a server of its own has them: in a process with other handlers', async () => {
      for (const url of ['/healthz', '/nothing', '/order/uuid/%zz'])
        expect((await api().app.inject({ url })).headers).toMatchObject(NO_DOCUMENT);
    });
  },
  { limits: LIMITS },
);

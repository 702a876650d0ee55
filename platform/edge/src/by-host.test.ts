import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { byHost } from './by-host';
import type { Handler } from './edge';
import { httpsOnly } from './https-only';
import { type Listening, listen } from './listen';
import { readRemoteApi } from './remote-api';
import { fakeExchange } from './testing/fake-exchange';

const saying =
  (text: string): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
  };
let listening: Listening;
beforeAll(async () => {
  listening = await listen(
    httpsOnly(
      byHost(
        new Map([
          ['https://cards.pizza.example', saying('"cards"')],
          ['http://localhost:8090', saying('"local"')],
        ]),
        saying('"storefront"'),
      ),
    ),
    0,
    '127.0.0.1',
  );
});
afterAll(() => listening.close());

const get = (host: string): Promise<{ body: string; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: listening.port, headers: { host } }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('end', () => resolve({ body, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['cards.pizza.example', 'cards'],
  ['CARDS.pizza.example', 'cards'],
  ['localhost:8090', 'local'],
  ['localhost', 'storefront'],
  ['pizza.example', 'storefront'],
  ['cards.pizza.example.evil.example', 'storefront'],
])('Host %s is answered by %s', async (host, answer) => {
  const { body, headers } = await get(host);
  expect(JSON.parse(body)).toBe(answer);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the API of another process is read by its address', async () => {
  expect(await readRemoteApi(`http://127.0.0.1:${listening.port}/`)('/readyz')).toEqual({
    status: 200,
    body: 'storefront',
  });
  await expect(readRemoteApi('http://127.0.0.1:1')('/readyz')).rejects.toThrow();
});

test('a request without a Host is the storefront’s', () => {
  const calls: string[] = [];
  const handler = byHost(
    new Map([['http://localhost:8090', () => void calls.push('local')]]),
    () => void calls.push('storefront'),
  );
  const { request, response } = fakeExchange();
  handler(request, response);
  expect(calls).toEqual(['storefront']);
});

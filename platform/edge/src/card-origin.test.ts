import { get as httpGet, request as httpRequest } from 'node:http';
import { createCardOrigin } from './card-origin';
import { listen, type Listening } from './listen';
import { fakeExchange } from './testing/fake-exchange';

const requests: string[] = [];
let listening: Listening;
beforeAll(async () => {
  const api = {
    handle: (
      request: { method?: string; url?: string },
      response: { end: (text: string) => void },
    ) => (requests.push(`${request.method} ${request.url}`), response.end('ok')),
  };
  listening = await listen(createCardOrigin(api as never), 0);
});
afterAll(() => listening.close());

const fetchText = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = method === 'GET' ? httpGet : httpRequest;
    const request = send(
      { port: listening.port, path, method },
      (response) => (response.resume(), resolve(response.statusCode ?? 0)),
    );
    request.on('error', reject);
    request.end();
  });

const CARDS = '/restaurant/101/asaas/payment/credit-card';
const UUID = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';

test.each([
  ['GET', '/card-form/'],
  ['GET', '/card-form/main.691e87d7.js'],
  ['GET', '/card-form/figtree-latin-wght-normal.1f2e3d4c.woff2'],
  ['POST', CARDS],
  ['POST', `${CARDS}/${UUID}/cvv`],
])('%s %s is the API', async (method, path) => {
  expect(await fetchText(method, path)).toBe(200);
  expect(requests.at(-1)).toBe(`${method} ${path}`);
});

test.each([
  ['GET', '/'],
  ['GET', '/bella-napoli'],
  ['GET', '/card-form/../restaurants'],
  ['GET', '/healthz'],
  ['GET', CARDS],
  ['DELETE', `${CARDS}/${UUID}`],
  ['POST', `${CARDS}/${UUID}/fingerprint`],
  ['POST', '/card-form/'],
  ['POST', '/restaurant/101/order'],
  ['PUT', CARDS],
  ['OPTIONS', CARDS],
  ['GET', '/api/card-form/'],
])('%s %s is not there', async (method, path) => {
  const before = requests.length;
  expect(await fetchText(method, path)).toBe(404);
  expect(requests).toHaveLength(before);
});

test('the method decides which addresses there are, and a query changes none of them', async () => {
  const statuses = [];
  for (const [method, path] of [
    ['HEAD', '/card-form/'],
    ['GET', '/card-form/?x=/'],
    ['POST', `${CARDS}?x`],
    ['HEAD', CARDS],
    ['PUT', '/card-form/'],
    ['POST', `/card-form/?${CARDS}`],
    ['GET', '/x?/card-form/'],
  ] as const)
    statuses.push(await fetchText(method, path));
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
});

test('a request without an address is not there', () => {
  const { request, response, sent } = fakeExchange();
  createCardOrigin({ handle: () => undefined })(request, response);
  expect(sent.status).toBe(404);
});

import { request as httpRequest } from 'node:http';
import { listen, type Listening } from './listen';
import { fakeExchange } from './testing/fake-exchange';
import { createVendorOrigin } from './vendor-origin';

const requests: string[] = [];
let listening: Listening;
beforeAll(async () => {
  const api = {
    handle: (
      request: { method?: string; url?: string },
      response: { end: (text: string) => void },
    ) => (requests.push(`${request.method} ${request.url}`), response.end('ok')),
  };
  listening = await listen(createVendorOrigin(api as never), 0);
});
afterAll(() => listening.close());

const fetchText = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      { port: listening.port, path, method },
      (response) => (response.resume(), resolve(response.statusCode ?? 0)),
    );
    request.on('error', reject);
    request.end();
  });

test.each([
  ['GET', '/vendor-frame/?pixel=123456789'],
  ['GET', '/vendor-frame/main.691e87d7.js'],
])("%s %s is the vendors' document", async (method, path) => {
  expect(await fetchText(method, path)).toBe(200);
  expect(requests.at(-1)).toBe(`${method} ${path}`);
});

test.each([
  ['GET', '/'],
  ['GET', '/bella-napoli'],
  ['GET', '/card-form/'],
  ['GET', '/vendor-frame/../restaurants'],
  ['POST', '/vendor-frame/'],
  ['GET', '/healthz'],
  ['POST', '/restaurant/101/order'],
  ['GET', '/api/vendor-frame/'],
])('%s %s is not there', async (method, path) => {
  const before = requests.length;
  expect(await fetchText(method, path)).toBe(404);
  expect(requests).toHaveLength(before);
});

test('only reading is there, also without a body', async () => {
  const statuses = [];
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
    statuses.push(await fetchText(method, '/vendor-frame/'));
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
});

test('a request without an address is not there', () => {
  const { request, response, sent } = fakeExchange();
  createVendorOrigin({ handle: () => undefined })(request, response);
  expect(sent.status).toBe(404);
});

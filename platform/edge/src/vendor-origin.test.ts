import { request as httpRequest } from 'node:http';
import { listen, type Listening } from './listen';
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

import type { Handler } from './edge';
import { httpsOnly } from './https-only';

test('every answer has HSTS, before the handler sends it', () => {
  const calls: unknown[] = [];
  const handler: Handler = (request, response) => void calls.push([request, response]);
  const [request, response] = [
    {},
    { setHeader: (...header: string[]) => void calls.push(header) },
  ] as unknown as Parameters<Handler>;
  httpsOnly(handler)(request, response);
  expect(calls).toEqual([
    ['strict-transport-security', 'max-age=31536000'],
    [request, response],
  ]);
});

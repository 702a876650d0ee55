import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readGuardFigures } from './read-figures';

test.each([
  [401, 'does not take this operator key'],
  [403, 'lacks the scope figures'],
  [500, 'answers 500 without figures'],
])('an answer of %i is reported with what to do, without the key', async (status, words) => {
  const server = createServer((_, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reading = readGuardFigures({ url, key: 'canary' }, new Date(0), 'stable');
  await expect(reading).rejects.toThrow(words);
  await expect(reading).rejects.not.toThrow('canary');
  server.close();
});

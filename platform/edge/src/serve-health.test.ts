import type { CurrentPage } from './channel-page';
import { type Unready, isHealth, serveHealth } from './serve-health';
import { fakeExchange } from './testing/fake-exchange';

const page = async () => ({}) as CurrentPage;
async function answered(
  pathname: string,
  current: () => Promise<CurrentPage | null> = page,
  unready: Unready = () => null,
) {
  const { request, response, sent } = fakeExchange();
  await serveHealth(request, response, pathname, { current, unready });
  return `${sent.status} ${sent.body?.toString().trim()}`;
}
const down = () => Promise.reject(new Error('secret'));

test('two addresses are about the health of the server', () => {
  expect(['/healthz', '/readyz'].every(isHealth)).toBe(true);
  expect(['/healthz/', '/readyzz', '/', '/x/readyz'].some(isHealth)).toBe(false);
});

test('a process that answers is alive, whatever is behind it', async () => {
  expect(await answered('/healthz', down, down)).toBe('200 ok');
});

test('it is ready with a page and with all that is behind it', async () => {
  expect(await answered('/readyz')).toBe('200 ready');
  expect(await answered('/readyz', page, async () => null)).toBe('200 ready');
});

test('the reason is what is behind it first, then the channel, without its details', async () => {
  const none = async () => null;
  expect(await answered('/readyz', none)).toBe('503 nothing was promoted yet');
  expect(await answered('/readyz', down)).toBe('503 the channel cannot be read');
  expect(await answered('/readyz', down, () => 'no database')).toBe('503 no database');
  expect(await answered('/readyz', page, async () => 'no database')).toBe('503 no database');
  expect(await answered('/readyz', page, down)).toMatch(/^503 (?!.*secret)/);
});

import * as z from 'zod/mini';
import { isServerTimeDoubtful, learnFromResponse, serverNow, timedFetch } from '../clock';
import { call } from '../contracts/call';
import { callApi } from './call-api';
import { fakePage, startServer } from './local-server.test-kit';
import { configureHttp } from './ports';

const MINUTE = 60_000;
const getAny = call({
  id: 'getAny',
  method: 'GET',
  path: '/any',
  body: null,
  answer: z.object({ ok: z.boolean() }),
});
const postAny = call({ ...getAny, id: 'postAny', method: 'POST' });

/** A server whose clock is `ahead` ms before the one of this device, and its headers. */
async function serverAhead(ahead: number, headers: Record<string, string> = {}, status = 200) {
  const { baseUrl, stop } = await startServer(() => ({
    status,
    body: '{"ok":true}',
    headers: { date: new Date(Date.now() + ahead).toUTCString(), ...headers },
  }));
  stops.push(stop);
  configureHttp(fakePage(baseUrl, null).ports);
  return baseUrl;
}
const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const ahead = (): number => serverNow() - Date.now();
const NO_STORE = { 'cache-control': 'no-store' };

test('each answer of the API states the time, refusals and posts included; other hosts do not', async () => {
  expect(isServerTimeDoubtful()).toBe(true);
  await serverAhead(12 * MINUTE);
  await callApi(getAny, {});
  expect(ahead()).toBeLessThan(MINUTE); // may be of a cache

  const ours = await serverAhead(12 * MINUTE, NO_STORE);
  await callApi(getAny, {});
  expect(Math.abs(ahead() - 12 * MINUTE)).toBeLessThan(MINUTE);
  expect(isServerTimeDoubtful()).toBe(false);

  await serverAhead(-180 * MINUTE, {}, 422);
  await expect(callApi(postAny, {})).rejects.toMatchObject({ status: 422 });
  expect(Math.abs(ahead() + 180 * MINUTE)).toBeLessThan(MINUTE);

  await serverAhead(0);
  await callApi(getAny, { baseUrl: ours });
  expect(Math.abs(ahead() + 180 * MINUTE)).toBeLessThan(MINUTE);

  await serverAhead(60 * MINUTE, { ...NO_STORE, age: '7' });
  await callApi(getAny, {});
  expect(Math.abs(ahead() + 180 * MINUTE)).toBeLessThan(MINUTE);

  const page = await serverAhead(5 * MINUTE, { 'cache-control': 'no-cache' });
  learnFromResponse(await fetch(`${page}/any`)); // without the moments of its request
  expect(Math.abs(ahead() + 180 * MINUTE)).toBeLessThan(MINUTE);
  learnFromResponse(await timedFetch(`${page}/any`));
  expect(Math.abs(ahead() - 5 * MINUTE)).toBeLessThan(MINUTE);
});

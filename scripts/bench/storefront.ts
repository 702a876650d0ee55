import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../lib/say';
import { RESTAURANT_PATH } from './settings';
import { freePort } from '../lib/claim-port';
import { startScript } from './run-script';

const POLL_MS = 20;
const TIMEOUT_MS = 300_000;

/** A running `npm start`. */
export interface Storefront {
  readonly origin: string;
  /** HTML of the first page that it has served. */
  readonly firstHtml: string;
  stop(): Promise<void>;
}

const readText = async (url: string): Promise<string | null> => {
  const response = await fetch(url).catch(() => null);
  return response?.status === 200 ? response.text() : null;
};

/** Data folder of the measured starts; removed with the workspace. */
export const toDataFolder = (root: string): string => path.join(root, '.data/timed');

/** Starts the storefront at `root` and waits until its page and its data answer. */
export async function startStorefront(
  root: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Storefront> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    STOREFRONT_DATA: toDataFolder(root),
    DATABASE_URL: '',
    ...more,
  };
  const start = performance.now();
  const child = startScript(root, 'start.mjs', [], env);
  const readsData = (): Promise<string | null> =>
    readText(`${origin}/api/restaurant/data/v2${RESTAURANT_PATH}`);
  let firstHtml: string | null = null;
  for (;;) {
    firstHtml ??= await readText(`${origin}${RESTAURANT_PATH}`);
    if (firstHtml !== null && (await readsData()) !== null) break;
    if (child.exitCode !== null)
      throw new PlainError('npm start ended before it answered (its words are above).');
    if (performance.now() - start > TIMEOUT_MS)
      throw new PlainError('npm start did not answer in five minutes.');
    await pause(POLL_MS);
  }
  return {
    origin,
    firstHtml,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

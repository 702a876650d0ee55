import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts the reference API in a separate process; the tests read its URL from `SCREENS_API`. */
export default async function globalSetup() {
  const child = fork(path.join(import.meta.dirname, 'api-process.mjs'), { stdio: 'inherit' });
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the reference API of the screens ended with ${code}`)),
    ),
  ]);
  process.env.SCREENS_API = url;
  globalThis.screensApi = child;
}

import { once } from 'node:events';

/** Ends the reference API that `globalSetup` started. */
export default async function globalTeardown() {
  const { screensApi } = globalThis;
  const ended = once(screensApi, 'exit');
  screensApi.disconnect();
  await ended;
}

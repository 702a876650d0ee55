import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@storefront/build/workspace';
import { freePort } from '../../scripts/lib/claim-port';
import { PlainError } from '../../scripts/lib/say';
import { runCommand } from '../../scripts/testing/run-in-copy';

const POLL_MS = 500;
const DEADLINE_MS = 600_000;

/**
 * Runs `visit` on a storefront of the demo with an empty data folder. Orders change their stage only
 * by the visitor; the application starts with the page.
 */
export async function onOwnStorefront(visit: (url: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'storefront-tour-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const run = runCommand(process.execPath, ['scripts/start.mjs'], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      PORT: String(port),
      STOREFRONT_DATA: data,
      STOREFRONT_STORE: '',
      DATABASE_URL: '',
      DEMO_KITCHEN: '0',
      KEEN_TRACKING: 'off',
      LIMITS_FACTOR: '1000',
      START_ON_INTERACTION: 'off',
    },
  });
  let hasEnded = false;
  void run.ended.then(() => (hasEnded = true));
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    const deadline = performance.now() + DEADLINE_MS;
    while (!(await isReady())) {
      if (hasEnded || performance.now() > deadline)
        throw new PlainError(`The storefront does not start.\n${run.said()}`);
      await pause(POLL_MS);
    }
    await visit(url);
  } finally {
    await run.stop();
    await rm(data, { recursive: true, force: true });
  }
}

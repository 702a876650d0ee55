import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@storefront/build/workspace';
import { freePort } from '../lib/free-port';
import { runCommand } from '../testing/run-in-copy';
import { environmentOf, type NodeCheck } from './node-check';

const POLL_MS = 200;
/** The first start builds the shell and all remotes and writes the demo. */
const DEADLINE_MS = 900_000;
const PAGE = '/bella-napoli';

/** Status of an answer; 0 if the port does not accept connections. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/**
 * Runs `npm start` on another release of Node with an empty data folder until it is ready and
 * serves a page, then stops it.
 */
export async function startOnce(node: string): Promise<NodeCheck> {
  const data = await mkdtemp(path.join(tmpdir(), 'storefront-node-'));
  const port = await freePort();
  const env = environmentOf(node, {
    PORT: String(port),
    STOREFRONT_DATA: data,
    DATABASE_URL: '',
    DEMO_KITCHEN: '0',
  });
  const run = runCommand(node, ['scripts/start.mjs'], { cwd: workspaceRoot, env });
  let code: number | null | undefined;
  void run.ended.then((end) => (code = end));
  try {
    const deadline = performance.now() + DEADLINE_MS;
    while (
      code === undefined &&
      performance.now() < deadline &&
      (await statusOf(`http://127.0.0.1:${port}/readyz`)) !== 200
    )
      await pause(POLL_MS);
    const page = await statusOf(`http://127.0.0.1:${port}${PAGE}`);
    await run.stop();
    const isOk = page === 200 && (await run.ended) === 0;
    return {
      summary: isOk
        ? `ready, served ${PAGE}, stopped`
        : `${PAGE} answered ${page}, exit code ${code}`,
      failure: isOk ? null : run.said(),
    };
  } finally {
    await run.stop();
    await rm(data, { recursive: true, force: true });
  }
}

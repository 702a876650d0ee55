import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';
import { openStore } from '@storefront/release';
import { PlainError } from '../../lib/plain-error';
import { stopOnSignal } from '../../lib/stop-on-signal';
import { note } from '../note';
import { timePublish } from '../times/publish-seen';
import { timeScript } from '../times/run-script';
import { dataFolderOf, startStorefront } from '../times/storefront';
import { copyWorkspace } from '../workspace-copy';
import { prepareCompositions } from './compositions';
import { timeGate } from './gate-time';
import { measureFallbacks } from './matrix';
import { timeNewRemote } from './new-remote-time';
import { type ReleaseReport, goalsOf, reportText } from './report';
import { timeRollback } from './rollback-seen';

const RESULTS = path.join(workspaceRoot, 'test-results');
const CHANNEL = 'stable';
const CHANGED = 'mf-checkout';

async function measure(root: string): Promise<ReleaseReport> {
  note('Building and starting …');
  await timeScript(root, 'build.mjs');
  const storefront = await startStorefront(root);
  try {
    const folder = path.join(dataFolderOf(root), 'store');
    const store = openStore(folder);
    await appendFile(path.join(root, CHANGED, 'src/remote.ts'), '\n/* changed */\n');
    await timeScript(root, 'build.mjs');
    const publishToSeenMs = await timePublish(root, CHANGED, storefront);
    const rollbackToSeenMs = await timeRollback(store, CHANNEL, storefront);
    note('Running the gate …');
    const gate = timeGate(root, folder, CHANNEL);
    const compositions = await prepareCompositions(store, CHANNEL, root);
    const fallbacks = await measureFallbacks(storefront.origin, compositions);
    note('Making and releasing a new remote …');
    return {
      publishToSeenMs,
      rollbackToSeenMs,
      gate,
      fallbacks,
      newRemoteToSeenMs: await timeNewRemote(root, folder, storefront),
    };
  } finally {
    await storefront.stop();
  }
}

/**
 * `npm run bench:release`: time until a release and a rollback are visible, duration of the gate
 * and of creating a remote, and for each remote broken in each way, the fallback that the customer
 * sees and its time. Prints tables, or with `--json` the JSON that is also written to
 * `test-results/bench-release.json`. Fails only when a measurement failed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((argument) => argument !== '--json');
  if (unknown !== undefined)
    throw new PlainError(`${unknown} is not an option: npm run bench:release -- [--json]`);
  const copy = await copyWorkspace();
  stopOnSignal(copy.remove);
  try {
    const report = await measure(copy.root);
    const json = `${JSON.stringify({ ...report, goals: goalsOf(report) }, null, 2)}\n`;
    await mkdir(RESULTS, { recursive: true });
    await writeFile(path.join(RESULTS, 'bench-release.json'), json);
    process.stdout.write(args.includes('--json') ? json : `\n${reportText(report)}\n`);
  } finally {
    await copy.remove();
  }
}

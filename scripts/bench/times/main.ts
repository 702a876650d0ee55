import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { note } from '../note';
import { timePublish } from './publish-seen';
import { timeScript } from './run-script';
import { startStorefront } from './storefront';

const CHANGED = 'mf-checkout';

/** Milliseconds by measured action. */
export interface Times {
  readonly coldBuild: number;
  readonly unchangedBuild: number;
  readonly oneRemoteBuild: number;
  readonly coldStart: number;
  readonly secondStart: number;
  readonly publishToSeen: number;
}

/**
 * Times building, starting and publishing at `root`, a copy of the workspace without builds or
 * data.
 */
export async function measureTimes(root: string): Promise<Times> {
  note('Timing builds …');
  const coldBuild = await timeScript(root, 'build.mjs');
  const unchangedBuild = await timeScript(root, 'build.mjs');

  note('Timing starts …');
  const first = await startStorefront(root);
  await first.stop();
  const second = await startStorefront(root);
  try {
    await appendFile(path.join(root, CHANGED, 'src/remote.ts'), '\n/* changed */\n');
    const oneRemoteBuild = await timeScript(root, 'build.mjs');
    const publishToSeen = await timePublish(root, CHANGED, second);
    return {
      coldBuild,
      unchangedBuild,
      oneRemoteBuild,
      coldStart: first.startedInMs,
      secondStart: second.startedInMs,
      publishToSeen,
    };
  } finally {
    await second.stop();
  }
}

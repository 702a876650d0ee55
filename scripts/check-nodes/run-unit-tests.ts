import { workspaceRoot } from '@storefront/build/workspace';
import { checks } from '../lib/stages';
import { runCommand } from '../testing/run-in-copy';
import { environmentOf, type NodeCheck } from './node-check';

/**
 * Runs the unit tests, as `npm run check` does, on another release of Node. `paths`: parts of paths
 * of tests; empty: all.
 */
export async function runUnitTests(node: string, paths: readonly string[]): Promise<NodeCheck> {
  const stage = checks.find(({ group }) => group === 'unit');
  if (stage === undefined) throw new Error('the unit tests are no stage of npm run check');
  const args = stage.args.filter((arg) => arg !== '--json' && !arg.startsWith('--outputFile='));
  const jest = runCommand(node, [...args, ...paths], {
    cwd: workspaceRoot,
    env: environmentOf(node),
  });
  const code = await jest.ended;
  const count = /^Tests: +(.+)$/m.exec(jest.said())?.[1] ?? `Jest ended with ${code}`;
  return { summary: count, failure: code === 0 ? null : jest.said() };
}

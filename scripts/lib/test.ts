import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { rowsLine } from '../requirements/rows';
import { ensureTestBrowsers } from './find-browser';
import { findOrInstallNginx } from './find-nginx';
import { say, secondsSince } from './say';
import { allStages } from './stages';
import { changedStages } from './test-run/changed-stages';
import { changedStories } from './test-run/changed-stories';
import { reportStage, computeSum } from './test-run/count-results';
import { flakyLines, judgeFlaky, listedFlaky, MAX_FLAKY, rerunFailed } from './test-run/flaky';
import { withoutNginx } from './test-run/nginx-stages';
import { quickStages } from './test-run/quick-stages';
import { readChanges, readStories } from './test-run/read-changes';
import { failedTests, slowestTests, stageTable } from './test-run/report';
import { endOnSignal, openRunProcesses, type RunProcesses } from './test-run/run-processes';
import { runStage, type Stage } from './test-run/run-stage';
import { runSchedule } from './test-run/schedule';
import { onlyStages, shardStages } from './test-run/select-stages';
import { parseTestArgs, type TestOptions } from './test-run/test-args';

function selectStages({ only, changedSince, isQuick, shard }: TestOptions): Stage[] {
  let stages = onlyStages(allStages, only);
  if (isQuick) stages = quickStages(stages, readChanges(workspaceRoot, 'main'));
  if (changedSince !== undefined) {
    const changed = readChanges(workspaceRoot, changedSince);
    stages = changedStages(
      stages,
      changed,
      changedStories(changed, readStories(workspaceRoot), remoteNames),
    );
  }
  return shard === undefined ? stages : shardStages(stages, shard);
}

const sayList = (title: string, lines: readonly string[]): void =>
  say([`\n${title}:${lines.length === 0 ? ' none' : ''}`, ...lines].join('\n  '));

async function runAll(selected: readonly Stage[], processes: RunProcesses): Promise<void> {
  const start = performance.now();
  rmSync('test-results', { recursive: true, force: true });
  ensureTestBrowsers();
  const isNginxMissing =
    selected.some(({ nginx }) => nginx !== undefined) && findOrInstallNginx() === null;
  const { stages, notRun } = isNginxMissing
    ? withoutNginx(selected)
    : { stages: selected, notRun: [] };
  const outcomes = await runSchedule(stages, (stage) => runStage(stage, processes));
  const first = [...outcomes, ...notRun].map((outcome) =>
    reportStage(outcome, Boolean(process.env['CI'])),
  );
  const reruns = await rerunFailed(first, (stage) => runStage(stage, processes, false));
  const listed = listedFlaky(readFileSync(path.join(workspaceRoot, 'docs/flaky.md'), 'utf8'));
  const { reports, flaky } = judgeFlaky(first, reruns, listed);
  const { passed, failed } = computeSum(reports);
  say(`\n${stageTable(reports, performance.now() - start).join('\n')}`);
  say(`\n${rowsLine()}`);
  sayList('Slowest tests', slowestTests(reports));
  sayList(
    `Flaky tests, at most ${MAX_FLAKY} and none that docs/flaky.md names`,
    flakyLines(flaky, new Date().toISOString().slice(0, 10)),
  );
  sayList('Failed tests', failedTests(reports));
  sayList(
    'Stages that were not run',
    notRun.map(({ stage, notRun: reason }) => `${stage.name}: ${reason}`),
  );
  sayList(
    'Failed stages',
    reports.filter(({ failed: count }) => count > 0).map(({ stage }) => stage.name),
  );
  say(`\nDone in ${secondsSince(start)}.\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * `npm test`: runs all stages to the end, regardless of failures, and each failed file again. The
 * last line is the result; exit code 1 after a failure.
 */
export async function main(args: readonly string[]): Promise<void> {
  const selected = selectStages(parseTestArgs(args));
  const processes = openRunProcesses(workspaceRoot);
  endOnSignal(processes);
  await runAll(selected, processes).finally(processes.end);
}

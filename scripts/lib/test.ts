import { rmSync } from 'node:fs';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { ensureBrowser } from './find-browser';
import { findOrInstallNginx } from './find-nginx';
import { say, secondsSince } from './say';
import { allStages } from './stages';
import { changedStages } from './test-run/changed-stages';
import { changedStories } from './test-run/changed-stories';
import { reportStage, sumOf } from './test-run/count-results';
import { withoutNginx } from './test-run/nginx-stages';
import { readChanges, readStories } from './test-run/read-changes';
import { slowestTests, stageTable, testsWith } from './test-run/report';
import { endStagesOnTerm, runStage, type Stage } from './test-run/run-stage';
import { runSchedule } from './test-run/schedule';
import { onlyStages, shardStages } from './test-run/select-stages';
import { parseTestArgs, type TestOptions } from './test-run/test-args';

function selectStages({ only, changedSince, shard }: TestOptions): Stage[] {
  let stages = onlyStages(allStages, only);
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

/**
 * `npm test`: runs all stages to the end, regardless of failures. The last line is the result; exit
 * code 1 after a failure.
 */
export async function main(args: readonly string[]): Promise<void> {
  const start = performance.now();
  endStagesOnTerm();
  const selected = selectStages(parseTestArgs(args));
  rmSync('test-results', { recursive: true, force: true });
  ensureBrowser();
  const isNginxMissing =
    selected.some(({ nginx }) => nginx !== undefined) && findOrInstallNginx() === null;
  const { stages, notRun } = isNginxMissing
    ? withoutNginx(selected)
    : { stages: selected, notRun: [] };
  const outcomes = [...(await runSchedule(stages, runStage)), ...notRun];
  const reports = outcomes.map((outcome) => reportStage(outcome, Boolean(process.env['CI'])));
  const { passed, failed } = sumOf(reports);
  say(`\n${stageTable(reports, performance.now() - start).join('\n')}`);
  sayList('Slowest tests', slowestTests(reports, workspaceRoot));
  sayList('Tests that passed on a retry', testsWith('flaky', reports, workspaceRoot));
  sayList('Failed tests', testsWith('failed', reports, workspaceRoot));
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

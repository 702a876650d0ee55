import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rowsLine } from '../requirements/rows';
import { ensureTestBrowsers } from './find-browser';
import { findOrInstallNginx } from './find-nginx';
import { PlainError, say, secondsSince } from './say';
import { allStages } from './stages';
import { changedStages } from './test-run/changed-stages';
import { changedStories, type Sources } from './test-run/changed-stories';
import { computeSum, reportStage } from './test-run/count-results';
import { flakyLines, judgeFlaky, listedFlaky, MAX_FLAKY, rerunFailed } from './test-run/flaky';
import { runStage, type Stage, type StageOutcome } from './test-run/run-stage';
import { quickStages } from './test-run/quick-stages';
import { failedTests, slowestTests, stageTable } from './test-run/report';
import { endOnSignal, openRunProcesses, type RunProcesses } from './test-run/run-processes';
import { runSchedule } from './test-run/schedule';
import { parseTestArgs, type Shard, type TestOptions } from './test-run/test-args';

const git = (root: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((line) => line !== '');

/**
 * Files that differ from the merge base of this branch with `base`, committed or not, as paths in
 * the repository. Removed files are left out: a file that imported one has changed too. Throws
 * `PlainError` when there is no such commit.
 */
function readChanges(root: string, base: string): string[] {
  try {
    const changed = git(root, 'diff', '--name-only', '-z', '--merge-base', base);
    const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...changed, ...added].filter((file) => existsSync(path.join(root, file))).sort();
  } catch {
    throw new PlainError(`${base} is no commit of this repository: write --changed=<commit>.`);
  }
}

/** Texts of the TypeScript files of the browser tests. */
function readStories(root: string): Sources {
  const files = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  return Object.fromEntries(
    files.map((file) => [
      `e2e/${file.split(path.sep).join('/')}`,
      readFileSync(path.join(root, 'e2e', file), 'utf8'),
    ]),
  );
}

const REASON = 'no nginx was found';

/** The stages to run without nginx, and the outcomes of those that need it and are not run. */
export function withoutNginx(stages: readonly Stage[]): {
  stages: Stage[];
  notRun: StageOutcome[];
} {
  const left = stages.flatMap((stage): Stage[] => {
    if (stage.nginx === undefined) return [stage];
    return stage.nginx === 'all'
      ? []
      : [
          {
            ...stage,
            args: [
              ...stage.args,
              '--grep-invert',
              stage.nginx.file.replaceAll('.', '\\.'),
              '--pass-with-no-tests',
            ],
          },
        ];
  });
  const missing = stages
    .filter(({ nginx }) => nginx !== undefined)
    .map((stage) =>
      stage.nginx === 'all' || stage.nginx === undefined
        ? stage
        : { ...stage, name: stage.nginx.file },
    );
  return {
    stages: left,
    notRun: missing.map((stage) => ({ stage, isOk: false, ms: 0, output: '', notRun: REASON })),
  };
}

/** Stages of the chosen groups, and those that must end before them. */
export function onlyStages(stages: readonly Stage[], only: TestOptions['only']): Stage[] {
  if (only.length === 0) return [...stages];
  const chosen = stages.filter(({ group }) => only.includes(group));
  return stages.filter(
    (stage) => chosen.includes(stage) || chosen.some(({ after }) => after?.includes(stage.name)),
  );
}

/**
 * The part of the run for one of several machines. Runners of tests split their files; stages
 * without tests are distributed in turn, except predecessors of other stages: these run on every
 * machine.
 */
export function shardStages(stages: readonly Stage[], { index, count }: Shard): Stage[] {
  const isAwaited = ({ name }: Stage): boolean => stages.some(({ after }) => after?.includes(name));
  const dealt = stages.filter((stage) => stage.tests === undefined && !isAwaited(stage));
  return stages
    .filter((stage) => !dealt.includes(stage) || dealt.indexOf(stage) % count === index - 1)
    .map((stage) =>
      stage.tests === undefined
        ? stage
        : { ...stage, args: [...stage.args, `--shard=${index}/${count}`] },
    );
}

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

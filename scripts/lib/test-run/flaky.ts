import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../say';
import { countTests, type StageReport } from './count-results';
import { nameOf, type TestResult } from './read-results';
import type { Stage, StageOutcome } from './run-stage';

/** A run with more flaky tests than these fails. */
export const MAX_FLAKY = 3;
/** With more failed files the cause is no flaky test: they are not run again. */
const MAX_RERUNS = 20;
const AGAIN = 'test-results/again';
/** Lines of a log in the closing table. */
const LOG_LINES = 40;
/** Characters of a failure in `docs/flaky.md`. */
const ROW_LENGTH = 160;

/** The second run of a failed file or story, alone. */
interface Rerun {
  readonly isOk: boolean;
  readonly output: string;
  /** The file with the whole output. */
  readonly log: string;
}

/** Second runs by stage and target. */
export type Reruns = ReadonlyMap<string, Rerun>;
const keyOf = ({ name }: Stage, { target }: TestResult): string => `${name}\n${target}`;

/** Runs every file (or story) with a failed test again, alone, once. */
export async function rerunFailed(
  reports: readonly StageReport[],
  run: (stage: Stage) => Promise<StageOutcome>,
): Promise<Reruns> {
  const failed = new Map(
    reports.flatMap(({ stage, tests }) =>
      tests
        .filter(({ status, target }) => status === 'failed' && target !== '')
        .map((test) => [keyOf(stage, test), { stage, target: test.target }] as const),
    ),
  );
  const reruns = new Map<string, Rerun>();
  if (failed.size > MAX_RERUNS) {
    say(`\n${failed.size} files failed: none is run again.`);
    return reruns;
  }
  for (const [key, { stage, target }] of failed) {
    if (stage.tests === undefined) continue;
    const name = `${AGAIN}/${stage.group}-${reruns.size + 1}`;
    const results = `${name}.json`;
    const { isOk, output } = await run({
      ...stage,
      ...stage.tests.again(target, results),
      name: `${target} again`,
      tests: { ...stage.tests, results },
    });
    mkdirSync(AGAIN, { recursive: true });
    writeFileSync(`${name}.log`, output);
    reruns.set(key, { isOk, output, log: `${name}.log` });
  }
  return reruns;
}

/** Names of the tests in the table of `docs/flaky.md`: the first cell of each row, in backticks. */
export const listedFlaky = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| `(.+?)` \|/gm)].map(([, name = '']) => name.replaceAll('\\|', '|'));

export interface FlakyTest {
  readonly test: TestResult;
  readonly rerun: Rerun;
  /** `docs/flaky.md` names it already: it fails the run. */
  readonly isListed: boolean;
}

/**
 * A failed test whose file passed alone is flaky. Flaky tests count as passed, unless they are more
 * than `MAX_FLAKY` or listed.
 */
export function judgeFlaky(
  reports: readonly StageReport[],
  reruns: Reruns,
  listed: readonly string[],
): { reports: StageReport[]; flaky: FlakyTest[] } {
  const flaky: FlakyTest[] = [];
  const judge = (report: StageReport): StageReport['tests'] =>
    report.tests.map((test): TestResult => {
      const rerun = reruns.get(keyOf(report.stage, test));
      if (test.status !== 'failed' || rerun?.isOk !== true) return test;
      const isListed = listed.includes(nameOf(test));
      flaky.push({ test, rerun, isListed });
      return isListed ? test : { ...test, status: 'flaky' };
    });
  const judged = reports.map((report) => ({ ...report, tests: judge(report) }));
  const isTooMany = flaky.length > MAX_FLAKY;
  return {
    flaky,
    // The counts of a check or of missing results stay.
    reports: judged.map((report) =>
      report.tests.length === 0 ? report : countTests(report, isTooMany),
    ),
  };
}

function logLines(log: string): string[] {
  const lines = log.trimEnd().split('\n');
  const shown = lines.length > LOG_LINES ? [...lines.slice(0, LOG_LINES), '…'] : lines;
  return shown.map((line) => `      ${line}`);
}

/** Lines of the closing table: each flaky test with both logs and its row of `docs/flaky.md`. */
export const flakyLines = (flaky: readonly FlakyTest[], today: string): string[] =>
  flaky.flatMap(({ test, rerun, isListed }) => {
    const name = nameOf(test);
    const [message = ''] = (test.log ?? '').split(/\n\s+at /);
    const cell = (text: string): string => text.split(/\s+/).join(' ').replaceAll('|', '\\|');
    return [
      name,
      '    first, failed:',
      ...logLines(test.log ?? ''),
      `    again, passed (${path.normalize(rerun.log)}):`,
      ...logLines(rerun.output),
      isListed
        ? '    docs/flaky.md names it: fix it, and remove it there.'
        : `    add to docs/flaky.md: | \`${cell(name)}\` | ${today} | ${cell(message).slice(0, ROW_LENGTH)} |`,
    ];
  });

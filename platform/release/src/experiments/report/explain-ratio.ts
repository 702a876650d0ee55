import { rateBounds } from '../statistics/rate-bounds';
import type { ExperimentReport, ReportRow } from './experiment-report';

type Known = Pick<
  ExperimentReport,
  'rows' | 'visitorRatio' | 'exposureRatio' | 'notCounted' | 'inSeveralArms'
>;

/** Rates this far apart are not explained by chance. */
const ALPHA = 0.001;

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

/** Does the arm fail more loads than control, beyond chance? */
function failsMore(arm: ReportRow, control: ReportRow): boolean {
  if (arm.loads === 0) return false;
  const most = control.loads === 0 ? 0 : rateBounds(control.failures, control.loads, ALPHA).high;
  return rateBounds(arm.failures, arm.loads, ALPHA).low > most;
}

function failureSentence(arm: ReportRow, control: ReportRow): string {
  const [cause] = arm.failuresBy;
  const most = cause ? `, most often ${cause.remote} (${cause.phase}: ${cause.reason})` : '';
  const [ofArm, ofControl] = [arm, control].map(({ failures, loads }) => percent(failures, loads));
  return (
    `${ofArm} of the loads of ${arm.arm} fail (control: ${ofControl})${most}: ` +
    'visitors with a failure are not exposed, and may leave before anything is reported.'
  );
}

const CAUSES = [
  ['failed', 'a load failed'],
  ['left', 'they left before the page was shown'],
  ['blocked', 'telemetry was blocked'],
] as const;

/** The cause that differs most between an arm and control, as a share of those assigned. */
function mostLost([control, ...arms]: readonly ReportRow[]): string | null {
  if (!control) return null;
  const differences = arms.flatMap((arm) =>
    CAUSES.map(([cause, words]) => {
      const [ofArm, ofControl] = [arm, control].map(({ assigned, notExposed }) =>
        assigned === 0 ? 0 : notExposed[cause] / assigned,
      );
      return { arm, cause, words, more: Math.abs((ofArm ?? 0) - (ofControl ?? 0)) };
    }),
  );
  const [most] = differences.toSorted((a, b) => b.more - a.more);
  if (!most || most.more === 0) return null;
  const shareOf = (row: ReportRow): string =>
    `${row.notExposed[most.cause]} of ${row.assigned} of ${row.arm}`;
  return `Not exposed because ${most.words}: ${shareOf(most.arm)}, ${shareOf(control)}.`;
}

/**
 * Sentences on why visitors or exposures do not match the shares; empty when they do. The most
 * likely reason comes first.
 */
export function explainRatio({
  rows,
  visitorRatio,
  exposureRatio,
  notCounted,
  inSeveralArms,
}: Known): string[] {
  const [control, ...arms] = rows;
  if (!control || !(visitorRatio?.isMismatch || exposureRatio?.isMismatch)) return [];
  const silent = rows
    .filter(({ assigned }) => assigned === 0)
    .map(
      ({ arm }) =>
        `No visitor of ${arm} has reported anything: its builds may not start at all, or its pages are not served.`,
    );
  const failing = arms
    .filter((arm) => failsMore(arm, control))
    .map((arm) => failureSentence(arm, control));
  const sentences = [...silent, ...failing];
  if (!visitorRatio?.isMismatch) {
    const mounted = rows
      .map(({ arm, exposed, assigned }) => `${arm} ${percent(exposed, assigned)}`)
      .join(', ');
    sentences.push(
      `Visitors came as the shares say, exposures did not: the tested page mounted for ${mounted} of those assigned.`,
    );
  }
  if (inSeveralArms > 0)
    sentences.push(
      `${inSeveralArms} visitors met more than one arm: shares were changed in this time. ` +
        'Count from after the change with --since.',
    );
  const lost = mostLost(rows);
  if (lost !== null) sentences.push(lost);
  const byHand = notCounted.override + notCounted.forced;
  if (byHand > 0)
    sentences.push(
      `${notCounted.forced} sessions were forced by the restaurant's modules ` +
        `and ${notCounted.override} set by hand; they are not counted.`,
    );
  if (notCounted.withoutVisitor > 0)
    sentences.push(
      `${notCounted.withoutVisitor} sessions came from browsers that store nothing; they are not counted.`,
    );
  return sentences.length > 0
    ? sentences
    : [
        'The figures do not say why: look for robots, ' +
          'for pages that are cached with one arm, and for telemetry that is blocked in one arm.',
      ];
}

import type { BuildRef } from '@storefront/compositions';
import type { Revocation } from '../revocations';
import type { ChangedChannel } from '../change-channel';
import type { ArmStatus, ExperimentStatus } from '../status';
import type { CheckResult, GateReport } from '../gate';
import type { Output } from './output';

interface Said {
  readonly builds: readonly BuildRef[];
  readonly previous: readonly BuildRef[];
  /** Names of those that the shell declares. */
  readonly undeclared?: readonly string[];
}

/** A line for each build of a composition, with the one that the page falls back to. */
export function buildLines({ builds, previous, undeclared = [] }: Said): string[] {
  const width = Math.max(...builds.map(({ name }) => name.length));
  const remarks = ({ name }: BuildRef): string => {
    const good = previous.find((build) => build.name === name);
    const said = [
      ...(good ? [`last good: ${good.id}`] : []),
      ...(undeclared.includes(name) ? ['declared by the shell: built before declarations'] : []),
    ];
    return said.length === 0 ? '' : `  (${said.join('; ')})`;
  };
  return builds.map((build) => `  ${build.name.padEnd(width)}  ${build.id}${remarks(build)}`);
}

/** The revision that took a build back, and its author. */
export const revokedWords = ({ revision, by }: Pick<Revocation, 'revision' | 'by'>): string =>
  `revoked in revision ${revision}${by === '' ? '' : ` by ${by}`}`;

/** A line for each build that `--all` leaves out. */
export const leftOutLines = (leftOut: readonly Revocation[]): string[] =>
  leftOut.map(
    (build) =>
      `${build.name}@${build.id} is left out: ${revokedWords(build)}. ` +
      `To serve it: --builds ${build.name}@${build.id}`,
  );

const WAITING =
  'it is signed, and takes effect when CI runs "npm run storefront -- keys timestamp"';

/** The result of every verb that changes a channel; `leftOut` are builds that `--all` did not name. */
export function sayChange(
  { result, style }: Output,
  channel: string,
  { revision, isNew, isWaiting }: ChangedChannel,
  leftOut: readonly Revocation[] = [],
): void {
  const { revision: number, composition, note } = revision;
  const what = `${channel} is at revision ${number}: composition ${composition.slice(0, 12)}`;
  const line = isNew
    ? `${style('green', '✔')} ${what}${note === '' ? '' : ` (${note})`}`
    : `${what}, as before`;
  const waiting = isWaiting ? { isWaiting } : {};
  const left = leftOut.length === 0 ? {} : { leftOut };
  result({ channel, isNew, ...waiting, ...left, ...revision }, [
    line,
    ...(isWaiting ? [WAITING] : []),
    ...leftOutLines(leftOut),
  ]);
}

const percent = (share: number): string => `${(share / 100).toFixed(2)} %`.padStart(8);

function armLine({ name, share, builds, off }: ArmStatus, style: Output['style']): string {
  const replaced = builds.map((build) => `${build.name}@${build.id}`).join(' ');
  const switched = off ? style('yellow', `  SWITCHED OFF ${off.at}: ${off.reason}`) : '';
  return `    ${percent(share)}  ${name}${replaced === '' ? '' : `  ${replaced}`}${switched}`;
}

/** Lines of an experiment and its arms; one that is over is shouted. */
export function experimentLines(
  { name, owner, since, expires, isExpired, arms }: ExperimentStatus,
  channel: string,
  style: Output['style'],
): string[] {
  const expired =
    `  !!! EXPERIMENT ${name} EXPIRED ${expires}: everybody gets control. ` +
    `${owner}, stop it (\`experiment stop ${channel} ${name}\`) or create another !!!`;
  return [
    ...(isExpired ? [style(['bold', 'red'], expired)] : []),
    `  experiment ${name}  owner ${owner}, ${since} to ${expires}`,
    ...arms.map((arm) => armLine(arm, style)),
  ];
}

function wordOf({ isOk, skipped, isUnknown }: CheckResult): string {
  if (skipped) return 'skipped';
  if (isUnknown) return 'inconclusive';
  return isOk ? 'ok' : 'FAILED';
}

function toLines(result: CheckResult): string[] {
  const findings = result.findings.map((finding) => `  ${finding}`);
  return [
    `${result.check}: ${wordOf(result)}`,
    ...findings,
    ...(result.shared ?? []).map((finding) => `  in the served composition, too: ${finding}`),
    ...(result.notes ?? []).map((note) => `  note: ${note}`),
    ...(result.advice === undefined ? [] : [`  → ${result.advice}`]),
  ];
}

function toVerdict({ isOk, results }: GateReport): string {
  if (!isOk) return 'must not be served.';
  const skipped = results.filter((result) => result.skipped).length;
  return skipped === 0
    ? 'may be served.'
    : `may be served by what was checked: ${skipped} of ${results.length} checks were skipped.`;
}

/**
 * The gate's result for a composition: a line for every check, and under a failed one the violation
 * and the advice.
 */
export const gateLines = (report: GateReport): string[] => [
  ...report.results.flatMap(toLines),
  `Composition ${report.hash.slice(0, 12)} ${toVerdict(report)}`,
];

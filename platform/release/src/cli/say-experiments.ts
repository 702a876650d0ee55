import type { ArmStatus, ExperimentStatus } from '../status';
import type { Output } from './output';

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

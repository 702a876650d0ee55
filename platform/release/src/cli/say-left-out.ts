import type { TakenBack } from '../taken-back';

/** The revision that took a build back, and its author. */
export const takenBackWords = ({ revision, by }: Pick<TakenBack, 'revision' | 'by'>): string =>
  `taken back in revision ${revision}${by === '' ? '' : ` by ${by}`}`;

/** A line for each build that `--all` leaves out. */
export const leftOutLines = (leftOut: readonly TakenBack[]): string[] =>
  leftOut.map(
    (build) =>
      `${build.name}@${build.id} is left out: ${takenBackWords(build)}. ` +
      `To serve it: --builds ${build.name}@${build.id}`,
  );

import type { Revocation } from '../revocations';

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

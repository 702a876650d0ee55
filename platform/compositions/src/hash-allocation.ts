import { createHash } from 'node:crypto';
import type { Experiment } from './experiment.contract';

/** Digest of everything that decides the arm of a visitor, besides the visitor and the time. */
export const hashAllocation = ({ salt, expires, arms }: Experiment): string =>
  createHash('sha256')
    .update(
      JSON.stringify([salt, expires, arms.map(({ name, ranges, off }) => [name, ranges, !!off])]),
    )
    .digest('hex')
    .slice(0, 12);

import { CONTROL, type Experiment } from '@storefront/compositions';

/**
 * The end of the comparison: the moment in which the last arm was switched off, or null while an
 * arm is on. Visitors of control that come later have no counterpart.
 */
export function countedUntil({ arms }: Experiment): Date | null {
  const times = arms
    .filter(({ name }) => name !== CONTROL)
    .map(({ off }) => (off ? Date.parse(off.at) : Infinity));
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : null;
}

/** Whether an arm was served until `until`, so that its share can be compared. */
export const isServedUntil = ({ off }: Experiment['arms'][number], until: Date): boolean =>
  off === undefined || Date.parse(off.at) >= until.getTime();

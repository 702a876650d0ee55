import type { DeliveryType } from '@storefront/shared-domain/contracts';
import type { StepProblem } from '../features/step/step-problem';
import { targetIds } from '../lib/target-ids';

function targetId(problem: StepProblem, offered: readonly DeliveryType[]): string {
  if (problem.kind === 'customer') return targetIds.customer(problem.field);
  if (problem.kind === 'type' && offered[0] !== undefined) return targetIds.type(offered[0]);
  if (problem.kind === 'schedule')
    return document.getElementById(targetIds.when('now'))
      ? targetIds.when('now')
      : targetIds.when('later');
  return problem.kind === 'not-now' || problem.kind === 'time' ? targetIds.time : targetIds.address;
}

/**
 * Moves the focus to the control that corrects a violation, opened if it is collapsed, and clear of
 * the bars at the page's edges.
 */
export function focusTarget(problem: StepProblem, offered: readonly DeliveryType[]): void {
  const target = document.getElementById(targetId(problem, offered));
  const collapsed = target?.closest('details');
  if (collapsed) collapsed.open = true;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

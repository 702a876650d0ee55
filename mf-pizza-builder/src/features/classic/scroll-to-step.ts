import type { StepName } from './steps';

export const stepId = (name: StepName): string => `step-${name}`;

const isByKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Brings a section to the top once it is drawn (PIZZA-17). Not for the arrow keys of a radio group:
 * each press chooses, and the focus would be scrolled out of sight.
 */
export function scrollToStep(name: StepName): void {
  if (isByKeyboard()) return;
  requestAnimationFrame(() =>
    document.getElementById(stepId(name))?.scrollIntoView({ block: 'start', behavior: behavior() }),
  );
}

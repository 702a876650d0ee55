import type { StepName } from './steps';

export const stepId = (name: StepName | 'size'): string => `step-${name}`;

const isByKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Scrolls a section to the top after it is rendered (PIZZA-17). Not for the arrow keys of a radio
 * group: each press selects, and scrolling would move the focus out of view.
 */
export function scrollToStep(name: StepName): void {
  if (isByKeyboard()) return;
  requestAnimationFrame(() =>
    document.getElementById(stepId(name))?.scrollIntoView({ block: 'start', behavior: behavior() }),
  );
}

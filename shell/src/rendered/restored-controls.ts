import { CHOICE, RESTORED } from './matching-element';

/** What has a text, a choice or a selection. */
export const CONTROL = 'input,select,textarea';

/** Whether a control has another state than the one that the edge rendered. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const { selectedOptions, options } = control;
    const rendered = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return selectedOptions[0] !== rendered;
  }
  const { checked, defaultChecked, value, defaultValue, type } = control as HTMLInputElement;
  if (!control.matches(CHOICE)) return value !== defaultValue;
  // the other radios of a group changed with the chosen one
  return checked !== defaultChecked && (checked || type !== 'radio');
}

/**
 * The browser gives controls of a reloaded page, or of one that the customer returns to, the state
 * that they had, and reports none of it: it is recorded as a change of the customer's, before all that
 * the customer has done since. Called before React continues or replaces the screen.
 */
export function recordRestored(root: Element): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return;
  // each is recorded as the first one
  for (const control of [...root.querySelectorAll(CONTROL)].reverse())
    if (isChanged(control))
      control.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: RESTORED }));
}

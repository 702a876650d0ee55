import { CONTROL, isChanged } from '../rendered/restored-controls';
import { areOneGroup, CHOICE } from '../rendered/matching-element';

/** The property that holds what the customer has made of a control. */
const stateOf = (control: Element) => (control.matches(CHOICE) ? 'checked' : 'value');

/** Sets a property without React, which notices an assignment to the element. */
export function setUnnoticed(control: Element, name: 'checked' | 'value', state: unknown): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, state);
}

export interface HeldControls {
  /** The control shows what the application has. */
  readonly release: (control: Element) => void;
  readonly stop: () => void;
}

/**
 * Until its change is replayed a control shows what the customer has made of it. The application, which
 * has continued the control and not its state, resets it at each of its renders before.
 */
export function holdControls(root: Element): HeldControls {
  const ended = new AbortController();
  const held = new Map<HTMLInputElement, unknown>();
  const hold = (control: HTMLInputElement): void => {
    for (const other of held.keys()) if (areOneGroup(control, other)) held.delete(other);
    held.set(control, control[stateOf(control)]);
  };
  const onInput = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(CONTROL) && root.contains(target))
      hold(target as HTMLInputElement);
  };
  const show = (): void => {
    if (ended.signal.aborted) return;
    for (const [control, state] of held) {
      const name = stateOf(control);
      if (control[name] !== state) setUnnoticed(control, name, state);
    }
    requestAnimationFrame(show);
  };
  for (const control of root.querySelectorAll<HTMLInputElement>(CONTROL))
    if (isChanged(control)) hold(control);
  for (const name of ['input', 'change'])
    addEventListener(name, onInput, { capture: true, passive: true, signal: ended.signal });
  show();
  return {
    release: (control) => void held.delete(control as HTMLInputElement),
    stop: () => ended.abort(),
  };
}

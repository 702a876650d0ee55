import { createWatch, type Scope, type Store } from 'effector';
import { $isLoaded, $view } from '../restaurant/restaurant.model';
import type { EarlyAct, EarlyInput } from './early-input';
import { whenFirstPageSettled } from './first-page';
import { twinOf } from './twin';

/** Longest time in ms for which the replay waits for the restaurant, loaded or failed. */
const LONGEST_MS = 10_000;
/** Longest time in ms for which the replay waits for the end of a key. */
const KEY_MS = 1000;

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when a value of the store holds. The watcher stays: the store lives as long as the page. */
const when = <Value>(
  store: Store<Value>,
  holds: (value: Value) => boolean,
  scope: Scope,
): Promise<void> =>
  new Promise((resolve) => {
    const look = (value: Value): void => {
      if (holds(value)) resolve();
    };
    look(scope.getState(store));
    createWatch({ unit: store, scope, fn: look });
  });

/**
 * The first page is rendered and the restaurant is loaded; or it could not be loaded, and the
 * message about it must answer at once.
 */
const whenAnswering = (scope: Scope): Promise<unknown> =>
  Promise.race([
    Promise.all([whenFirstPageSettled(), when($isLoaded, Boolean, scope)]),
    when($view, ({ kind }) => kind !== 'loading' && kind !== 'ready', scope),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);

/** The element of an act on the page as it is now; null when there is none that can answer. */
function elementOf({ target, look, pathname }: EarlyAct, root: Element): HTMLElement | null {
  if (pathname !== location.pathname) return null;
  const element = target.isConnected ? target : twinOf(look, root);
  return element?.matches(':disabled') ? null : element;
}

/**
 * Types a text once more. React compares a field with the value that it saw last, which is the typed
 * one after it has continued the field.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  const native = Object.getOwnPropertyDescriptor(prototype, 'value');
  field.value = '';
  native?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function perform(act: EarlyAct, element: HTMLElement): void {
  if (act.kind === 'press') element.click();
  else type(element as HTMLInputElement, act.text);
}

/** The focus where it was: a continued field keeps it, and a field rendered anew gets it. */
function restoreFocus(early: EarlyInput, root: Element): void {
  const look = early.focused();
  const active = document.activeElement;
  if (look === null) return;
  if (active === null || active === document.body) twinOf(look, root)?.focus();
  else if (root.contains(active))
    active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The next act; null when none waits and no key is down that will be one. */
async function nextOf(early: EarlyInput): Promise<EarlyAct | null> {
  const began = performance.now();
  let act = early.next();
  while (act === null && early.isKeyDown?.() && performance.now() - began < KEY_MS) {
    await task();
    act = early.next();
  }
  return act;
}

/**
 * Replays what the customer did before the start, in its order, once the first page is rendered and
 * the restaurant is loaded or has failed. An act whose element is gone, disabled or of another page is dropped.
 * What the customer does meanwhile is replayed after it.
 */
export async function replayEarlyInput(
  early: EarlyInput,
  { root, scope }: { root: Element; scope: Scope },
): Promise<void> {
  await whenAnswering(scope);
  await task(); // the effects of the page
  early.pass(() => restoreFocus(early, root));
  for (let act = await nextOf(early); act !== null; act = await nextOf(early)) {
    const current = act;
    const element = elementOf(current, root);
    if (element !== null) early.pass(() => perform(current, element));
    await task(); // the screen shows one before the next
  }
  early.stop();
}

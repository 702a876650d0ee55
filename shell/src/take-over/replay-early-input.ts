import { createWatch, type Scope, type Store } from 'effector';
import { $isLoaded, $view } from '../restaurant/restaurant.model';
import type { EarlyAct, EarlyInput } from '../rendered/early-input';
import { whenFirstPageSettled } from '../rendered/first-page';
import { holdControls, setUnnoticed, type HeldControls } from './held-controls';
import { areOneGroup, CHOICE, findMatchingElement } from '../rendered/matching-element';

/** Longest time in ms for which the replay waits for the restaurant, loaded or failed. */
const MAX_WAIT_MS = 10_000;
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
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);

/** The element of an act on the page as it is now; null when there is none. */
const findElement = ({ target, look, pathname }: EarlyAct, root: Element): HTMLElement | null => {
  if (pathname !== location.pathname) return null;
  return target.isConnected ? target : findMatchingElement(look, root);
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Types a text once more. React compares a field with the value that it saw last, which is the typed
 * one after it has continued the field.
 */
function type(field: Field, text: string): void {
  field.value = '';
  setUnnoticed(field, 'value', text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function select(list: HTMLSelectElement, value: string): void {
  if (![...list.options].some((option) => option.value === value && !option.disabled)) return;
  list.value = value;
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Choices of which the application has another state than the page: React continues a choice that the
 * customer has changed, and takes it for the rendered one.
 */
class Choices {
  /** The state that the application has, where it is not the rendered one. */
  private readonly states = new WeakMap<HTMLInputElement, boolean>();

  constructor(private readonly root: Element) {}

  private groupOf(choice: HTMLInputElement): HTMLInputElement[] {
    if (choice.type !== 'radio') return [choice];
    const radios = this.root.querySelectorAll<HTMLInputElement>('[type=radio]');
    return [...radios].filter((other) => areOneGroup(choice, other));
  }

  /** Shows what the application has: React notices the assignment. */
  show(choice: HTMLInputElement): void {
    for (const one of this.groupOf(choice))
      one.checked = this.states.get(one) ?? one.defaultChecked;
  }

  /** Changes it as the customer would, unless the application has that state. */
  change(choice: HTMLInputElement, isOn: boolean): void {
    if (choice.checked !== isOn) choice.click();
    for (const one of this.groupOf(choice)) this.states.set(one, one.checked);
  }
}

const isChoice = (element: Element): element is HTMLInputElement => element.matches(CHOICE);

/** Changes a control once more. */
function change(element: HTMLElement, { target, text, isOn }: EarlyAct, choices: Choices): void {
  if (isChoice(element)) choices.change(element, isOn ?? element.checked);
  else if (element instanceof HTMLDetailsElement) {
    element.open = isOn === true;
    if (element === target) element.dispatchEvent(new Event('toggle'));
  } else if (element instanceof HTMLSelectElement) select(element, text);
  else type(element as Field, text);
}

/** A number that is typed into a field counts when the customer leaves it. */
function leave(field: Element): void {
  if (field !== document.activeElement && field.matches('input,textarea') && !isChoice(field))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Repeats an act on the page; what is disabled by now shows again what the application has. */
async function perform(
  act: EarlyAct,
  choices: Choices,
  { early, root, controls }: Replay,
): Promise<void> {
  const element = findElement(act, root);
  if (element === null) return;
  controls.release(element);
  // a choice that is rendered anew shows what the application has
  if (isChoice(element) && element === act.target) choices.show(element);
  if (element.matches(':disabled')) return;
  early.pass(() => (act.kind === 'press' ? element.click() : change(element, act, choices)));
  controls.release(element); // the change above was no customer's
  await task(); // the screen shows one before the next
  if (act.kind === 'press') return;
  early.pass(() => leave(element));
  await task();
}

/** The focus where it was: a continued field keeps it, and a field rendered anew gets it. */
function restoreFocus(early: EarlyInput, root: Element): void {
  const look = early.focused();
  const active = document.activeElement;
  if (look === null) return;
  if (active === null || active === document.body) findMatchingElement(look, root)?.focus();
  else if (root.contains(active))
    active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The next act; null when none waits and no key is down that will be one. */
async function waitForNext(early: EarlyInput): Promise<EarlyAct | null> {
  const began = performance.now();
  let act = early.next();
  while (act === null && early.isKeyDown?.() && performance.now() - began < KEY_MS) {
    await task();
    act = early.next();
  }
  return act;
}

interface Replay {
  readonly early: EarlyInput;
  readonly root: Element;
  readonly controls: HeldControls;
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
  const controls = holdControls(root);
  await whenAnswering(scope);
  await task(); // the effects of the page
  early.pass(() => restoreFocus(early, root));
  const choices = new Choices(root);
  for (let act = await waitForNext(early); act !== null; act = await waitForNext(early)) {
    await perform(act, choices, { early, root, controls });
  }
  controls.stop();
  early.stop();
}

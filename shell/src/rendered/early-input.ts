import { CHOICE, describeElement, type ElementDescription, RESTORED } from './matching-element';

/** A press of a button or of a link within the page, or a change of a field, a choice or a `details`. */
export interface EarlyAct {
  readonly kind: 'press' | 'text';
  readonly target: HTMLElement;
  readonly look: ElementDescription;
  /** The page that it belongs to. */
  readonly pathname: string;
  /** A link within the page has scrolled already. */
  readonly hasScrolled: boolean;
  /** The text of the field after the last input: React empties the field when it renders it. */
  text: string;
  /**
   * Whether a choice was chosen, or a `details` open, after the change; undefined for a text. Absent in
   * the start script of an earlier release.
   */
  isOn?: boolean | undefined;
}

/** What the customer does on the rendered screen before the application can answer. */
export interface EarlyInput {
  /** Whether the customer has touched, scrolled or typed. */
  readonly hasActed: () => boolean;
  /** Look of the element that got the focus last; null without one. */
  readonly focused: () => ElementDescription | null;
  /** The oldest act that waits, which is removed from the queue; null when none waits. */
  readonly next: () => EarlyAct | null;
  /**
   * A key is down on an element that was rendered anew: its end is a press. Absent in the start
   * script of an earlier release.
   */
  readonly isKeyDown?: () => boolean;
  /** Runs events of our own: they pass to the application and are not recorded. */
  readonly pass: (run: () => void) => void;
  /** Ends the recording. Acts that wait are dropped. */
  readonly stop: () => void;
}

/** Marks a pressed button: the style of the page shows it. */
const PRESSED = 'data-pressed';

const WITHIN_PAGE = 'a[href^="#"]';
/** Works without a script. A link within a button cannot be: the nearest one counts. */
const NATIVE = 'a[href],input,select,textarea,label,summary';
const CLICKABLE = 'a[href],button,[role=button]';
const PRESSABLE = `${NATIVE},button,[role=button]`;

/** Greatest distance in px between the two ends of a press. */
const STEADY_PX = 10;

/** Its text is replayed: the browser must not leave the page while the application starts. */
const SEARCH = 'form[role=search]';

const CONTROL = 'input,select,textarea,details';

/** The element that a click is for, if the application must answer it. */
function pressedBy({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (!(target instanceof Element) || button !== 0) return null;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  const element = target.closest<HTMLElement>(PRESSABLE);
  if (element === null) return null;
  if (element.matches(WITHIN_PAGE)) return { element, isNative: true };
  if (element.matches(NATIVE)) return null;
  const isSubmit = element instanceof HTMLButtonElement && element.form !== null;
  return isSubmit && element.type === 'submit' ? null : { element, isNative: false };
}

/** A pointer that went down on an element of the screen. */
interface Held {
  readonly element: HTMLElement;
  readonly look: ElementDescription;
  readonly x: number;
  readonly y: number;
}

type Focused = Pick<Held, 'element' | 'look'>;

const mark = (element: HTMLElement): void => {
  element.setAttribute(PRESSED, '');
  element.setAttribute('aria-busy', 'true');
};

const unmark = (element: HTMLElement): void => {
  element.removeAttribute(PRESSED);
  element.removeAttribute('aria-busy');
};

/**
 * Records presses, typed texts and changed choices on the rendered screen, in their order, until the
 * application has replayed them: React replays no click. What works natively is left alone: links, fields
 * and forms, except the search and a link that is rendered anew while it is pressed. So is a press that
 * `answers` has answered at once. A pressed button is marked; pressed again while it waits, it is pressed
 * once.
 */
export function recordEarlyInput(
  root: HTMLElement,
  answers: (button: Element) => boolean = () => false,
): EarlyInput {
  const ended = new AbortController();
  const waiting: EarlyAct[] = [];
  let isOurs = false;
  let hasActed = false;
  let focused: ElementDescription | null = null;

  let held: Held | null = null;
  /** The button or link with the focus: rendered anew, it has lost it to the page. */
  let active: Focused | null = null;
  /** The one on which a key went down that has sent no click yet. */
  let keyed: Focused | null = null;

  const add = (
    kind: EarlyAct['kind'],
    target: HTMLElement,
    { hasScrolled = false, isRestored = false, look = describeElement(target, root) } = {},
  ): void => {
    const { value = '', checked, open } = target as HTMLInputElement & HTMLDetailsElement;
    const state = { text: value, isOn: target.matches(CHOICE) ? checked : open };
    // a choice that was changed, left for another one and changed again is changed in that order
    const same = (kind === 'press' ? waiting : waiting.slice(-1)).find(
      (act) => act.target === target && act.kind === kind,
    );
    const act = { kind, target, look, pathname: location.pathname, hasScrolled, ...state };
    if (isRestored) {
      // what the customer has changed is recorded already
      if (!waiting.some((other) => other.target === target)) waiting.unshift(act);
    } else if (same) Object.assign(same, state);
    else waiting.push(act);
  };
  /** A later movement of the customer, also by a key or of the focus, wins over the link that scrolled. */
  const dropScrolls = (): void => {
    for (let i = waiting.length - 1; i >= 0; i -= 1)
      if (waiting[i]?.hasScrolled) waiting.splice(i, 1);
  };
  const isRecorded = (target: EventTarget | null, selector: string): target is HTMLElement =>
    !isOurs && target instanceof HTMLElement && target.matches(selector) && root.contains(target);
  const onClick = (event: MouseEvent): void => {
    held = null;
    keyed = null;
    // the browser changes the choice; React would answer the click, and the replay once more
    if (isRecorded(event.target, CHOICE)) event.stopImmediatePropagation();
    const pressed = isOurs ? null : pressedBy(event);
    if (pressed === null || !root.contains(pressed.element)) return;
    dropScrolls();
    // React would answer it as soon as it continues this element, and the replay once more
    event.stopImmediatePropagation();
    if (!pressed.isNative && answers(pressed.element)) return;
    if (!pressed.isNative) mark(pressed.element);
    add('press', pressed.element, { hasScrolled: pressed.isNative });
  };
  const onDown = ({ target, button, clientX: x, clientY: y }: MouseEvent): void => {
    active = null;
    // the focus goes to what is pressed, or is lost: some browsers focus no button
    if (target !== document.activeElement) focused = null;
    const element = target instanceof Element ? target.closest<HTMLElement>(CLICKABLE) : null;
    const isPress = button === 0 && element !== null && root.contains(element);
    held = isPress ? { element, look: describeElement(element, root), x, y } : null;
  };
  /** The browser sends no click for an element that was rendered anew under the finger. */
  const onUp = ({ clientX, clientY }: MouseEvent): void => {
    const down = held;
    held = null;
    if (down === null || down.element.isConnected) return;
    if (Math.hypot(clientX - down.x, clientY - down.y) > STEADY_PX) return;
    add('press', down.element, { look: down.look });
  };
  /** The browser sends no click for a key on an element that was rendered anew under the focus. */
  const onKey = ({ type, key, repeat }: KeyboardEvent): void => {
    if (type === 'keydown') dropScrolls();
    if (repeat || !/^(Enter| )$/.test(key)) return;
    const down = keyed;
    // space on a link scrolls
    const isPress = key === 'Enter' || active?.element.matches(NATIVE) === false;
    keyed = type === 'keydown' && isPress ? active : null;
    if (type === 'keyup' && down?.element.isConnected === false)
      add('press', down.element, { look: down.look });
  };
  const onInput = ({ target, detail }: Event & { readonly detail?: unknown }): void => {
    if (isRecorded(target, CONTROL)) add('text', target, { isRestored: detail === RESTORED });
  };
  const onFocus = ({ target }: Event): void => {
    active = null;
    if (!(target instanceof HTMLElement) || !root.contains(target)) return;
    // the browser itself moves the focus to where a link leads; reading software moves it without a key
    if (!isOurs && `#${target.id}` !== location.hash) dropScrolls();
    focused = describeElement(target, root);
    if (target.matches(CLICKABLE)) active = { element: target, look: focused };
  };
  const onAct = (): void => {
    hasActed = true;
  };

  const onSubmit = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(SEARCH)) event.preventDefault();
  };
  addEventListener('submit', onSubmit, { capture: true, signal: ended.signal });
  const listening = { capture: true, passive: true, signal: ended.signal };
  // before `onClick`, which stops the event; a screen reader moves no pointer
  for (const name of ['pointerdown', 'wheel', 'keydown', 'input', 'click'])
    addEventListener(name, onAct, listening);
  addEventListener('click', onClick, listening);
  addEventListener('pointerdown', onDown, listening);
  addEventListener('pointerup', onUp, listening);
  addEventListener('keydown', onKey, listening);
  addEventListener('keyup', onKey, listening);
  // a browser that fills in a form may send only one of the first two
  for (const name of ['input', 'change', 'toggle']) addEventListener(name, onInput, listening);
  addEventListener('focusin', onFocus, listening);
  for (const name of ['wheel', 'touchmove']) addEventListener(name, dropScrolls, listening);

  return {
    hasActed: () => hasActed,
    focused: () => focused,
    next() {
      const act = waiting.shift() ?? null;
      if (act) unmark(act.target);
      return act;
    },
    isKeyDown: () => keyed?.element.isConnected === false,
    pass(run) {
      isOurs = true;
      try {
        run();
      } finally {
        isOurs = false;
      }
    },
    stop() {
      ended.abort();
      for (const { target } of waiting.splice(0)) unmark(target);
    },
  };
}

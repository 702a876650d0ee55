/** What an element looks like to a customer: enough to find it in the same screen, rendered anew. */
export interface ElementDescription {
  readonly tag: string;
  readonly label: string;
  /** Its position among the elements of the root that look the same. */
  readonly position: number;
}

/** Detail of the event of a control whose state the browser has restored. */
export const RESTORED = 'restored';

/** What has a state of its own that is no text. */
export const CHOICE = '[type=radio],[type=checkbox]';

/** Whether two inputs are radios of one group. */
export const areOneGroup = (one: HTMLInputElement, other: HTMLInputElement): boolean =>
  one.type === 'radio' &&
  one.type === other.type &&
  one.name === other.name &&
  one.form === other.form;

const textOf = (element?: Element | null): string => element?.textContent.trim() ?? '';

/**
 * A choice by its group and its value: its price may be another one when it is rendered anew, and the
 * names of groups differ.
 */
function toChoiceText(choice: HTMLInputElement): string {
  const group = choice.closest('fieldset');
  const of = group?.getAttribute('aria-label') ?? textOf(group?.querySelector('legend'));
  return `${of}\n${choice.getAttribute('value') ?? textOf(choice.labels?.[0])}`;
}

const findLabel = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('placeholder') ??
  (element.matches(CHOICE)
    ? toChoiceText(element as HTMLInputElement)
    : textOf(element.querySelector('summary') ?? element));

const findAlike = (root: Element, tag: string, label: string): Element[] =>
  [...root.querySelectorAll(tag)].filter((element) => findLabel(element) === label);

export function describeElement(element: Element, root: Element): ElementDescription {
  const [tag, label] = [element.localName, findLabel(element)];
  return { tag, label, position: findAlike(root, tag, label).indexOf(element) };
}

/** The element of the root that looks so; null when there is none. */
export const findMatchingElement = (
  { tag, label, position }: ElementDescription,
  root: Element,
): HTMLElement | null => (findAlike(root, tag, label)[position] as HTMLElement | undefined) ?? null;

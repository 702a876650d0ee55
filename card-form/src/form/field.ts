import { element } from '../element';

type Format = (text: string) => string;

const signsIn = (text: string): number => text.replace(/[^\p{L}\d]/gu, '').length;

/** Caret position behind a number of letters and digits of a text. */
function caretBehind(text: string, signs: number): number {
  let left = signs;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/[\p{L}\d]/u.test(text[at]!)) left -= 1;
  }
  return text.length;
}

/**
 * Formats the input by its mask; the caret stays behind the same sign. A backspace that removed
 * only a separator of the mask also removes the sign before it: otherwise the key would have no
 * effect.
 */
function writeMasked(
  input: HTMLInputElement,
  previous: string,
  format: Format,
  isBackspace: boolean,
): void {
  const caret = input.selectionStart ?? input.value.length;
  const behind = signsIn(input.value.slice(0, caret));
  const metSign =
    isBackspace && behind > 0 && input.value !== previous && format(input.value) === previous;
  const head = metSign
    ? input.value.slice(0, caret).replace(/[\p{L}\d](?=[^\p{L}\d]*$)/u, '')
    : input.value.slice(0, caret);
  const value = format(head + input.value.slice(caret));
  const at =
    caret >= input.value.length ? value.length : caretBehind(value, metSign ? behind - 1 : behind);
  input.value = value;
  input.setSelectionRange(at, at);
}

/** One field of a form. `problem`: the text of its current violation, null when there is none. */
export type FieldOptions = {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /** A number that may contain letters: keyboards write capitals. */
  readonly capitals?: boolean;
  readonly value?: string;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly format?: Format;
  readonly problem: () => string | null;
};

export type Field = {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** A slot at the end of the input, e.g. for the brand of a card. */
  readonly aside: HTMLElement;
  /** Shows violations of the field from now on; returns whether there is one. */
  readonly reveal: () => boolean;
};

/**
 * A label above an input, a hint or a violation below it. A violation is shown after blur, and
 * disappears when it is fixed.
 */
export function createField({
  name,
  label,
  autocomplete,
  inputMode,
  capitals = false,
  value = '',
  maxLength,
  isOptional = false,
  hint = '',
  format,
  problem,
}: FieldOptions): Field {
  const input = element('input', {
    id: name,
    name,
    autocomplete,
    'aria-required': String(!isOptional),
    ...(inputMode ? { inputmode: inputMode } : {}),
    ...(capitals ? { autocapitalize: 'characters', spellcheck: 'false' } : {}),
    ...(maxLength ? { maxlength: String(maxLength) } : {}),
  });
  const note = element('p', { id: `${name}-note`, class: 'note' }, hint);
  const aside = element('span', { class: 'aside' });
  const root = element(
    'div',
    { class: 'field', 'data-field': name },
    element('label', { for: name }, label),
    element('div', { class: 'box' }, input, aside),
    note,
  );
  let isRevealed = false;
  let previous = '';

  const show = (): boolean => {
    const text = isRevealed ? problem() : null;
    note.textContent = text ?? hint;
    if (note.textContent === '') input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', note.id);
    input.toggleAttribute('aria-invalid', false);
    if (text !== null) input.setAttribute('aria-invalid', 'true');
    return text !== null;
  };
  const reveal = (): boolean => {
    isRevealed = true;
    return show();
  };

  input.value = format ? format(value) : value;
  previous = input.value;
  input.addEventListener('input', (event) => {
    const { inputType, isComposing } = event as InputEvent;
    if (isComposing) return;
    if (format) writeMasked(input, previous, format, inputType === 'deleteContentBackward');
    previous = input.value;
    show();
  });
  input.addEventListener('compositionend', () =>
    input.dispatchEvent(new InputEvent('input', { bubbles: true })),
  );
  input.addEventListener('blur', () => {
    if (input.value !== '' || isRevealed) reveal();
  });
  show();
  return { root, input, aside, reveal };
}

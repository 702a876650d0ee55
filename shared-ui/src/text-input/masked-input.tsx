import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import { type Format, mask, maskAfterBackspace } from './mask';
import { TextInput, type TextInputProps } from './text-input';

export type MaskedInputProps = TextInputProps & { format: Format };

const isBackspace = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'deleteContentBackward';
const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/**
 * A text input that formats phone numbers, card numbers or documents during typing. Text of an
 * input method is formatted when its composition ends.
 */
export function MaskedInput({
  format,
  onChange,
  onCompositionEnd,
  defaultValue,
  value,
  ...rest
}: MaskedInputProps) {
  const shaped = (text: TextInputProps['value']): string | undefined =>
    text === undefined ? undefined : format(String(text));
  const previous = useRef(shaped(value ?? defaultValue) ?? '');
  const write = (input: HTMLInputElement, isErasing: boolean): void => {
    const caret = input.selectionStart ?? input.value.length;
    const next = isErasing
      ? maskAfterBackspace(input.value, caret, previous.current, format)
      : mask(input.value, caret, format);
    previous.current = next.value;
    input.value = next.value;
    input.setSelectionRange(next.caret, next.caret);
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    write(event.currentTarget, isBackspace(event.nativeEvent));
    onChange?.(event);
  };
  const composed = (event: CompositionEvent<HTMLInputElement>): void => {
    write(event.currentTarget, false);
    onChange?.({ ...event, type: 'change' } as unknown as ChangeEvent<HTMLInputElement>);
    onCompositionEnd?.(event);
  };
  return (
    <TextInput
      {...rest}
      value={shaped(value)}
      defaultValue={shaped(defaultValue)}
      onChange={change}
      onCompositionEnd={composed}
    />
  );
}

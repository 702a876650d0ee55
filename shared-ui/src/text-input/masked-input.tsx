import { type ChangeEvent, useRef } from 'react';
import { type Format, mask, maskAfterBackspace } from './mask';
import { TextInput, type TextInputProps } from './text-input';

export type MaskedInputProps = TextInputProps & { format: Format };

const isBackspace = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'deleteContentBackward';

/** A text input that writes phone numbers, card numbers or documents in their usual shape while they are typed. */
export function MaskedInput({ format, onChange, defaultValue, value, ...rest }: MaskedInputProps) {
  const shaped = (text: TextInputProps['value']): string | undefined => (text === undefined ? undefined : format(String(text)));
  const previous = useRef(shaped(value ?? defaultValue) ?? '');
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const next = isBackspace(event.nativeEvent)
      ? maskAfterBackspace(input.value, caret, previous.current, format)
      : mask(input.value, caret, format);
    previous.current = next.value;
    input.value = next.value;
    input.setSelectionRange(next.caret, next.caret);
    onChange?.(event);
  };
  return <TextInput {...rest} value={shaped(value)} defaultValue={shaped(defaultValue)} onChange={change} />;
}

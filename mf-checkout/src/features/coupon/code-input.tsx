import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react';
import { upperCoupon } from '@storefront/shared-domain/rules';
import { TextInput } from '@storefront/shared-ui';
import { MAX_CODE_LENGTH } from './coupon-code';

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  value: string;
  onTyped: (text: string) => void;
};

/** Converts the value to upper case and restores the caret behind the same letter (COUPON-02). */
function raise(input: HTMLInputElement): string {
  const caret = upperCoupon(
    input.value.slice(0, input.selectionStart ?? input.value.length),
  ).length;
  input.value = upperCoupon(input.value);
  input.setSelectionRange(caret, caret);
  return input.value;
}

/** The field of a coupon's code. Text is not converted during IME composition. */
export function CodeInput({ onTyped, ...texts }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    onTyped(isComposing ? event.currentTarget.value : raise(event.currentTarget));
  };
  const composed = (event: CompositionEvent<HTMLInputElement>): void =>
    onTyped(raise(event.currentTarget));
  return (
    <TextInput
      {...texts}
      onChange={change}
      onCompositionEnd={composed}
      maxLength={MAX_CODE_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}

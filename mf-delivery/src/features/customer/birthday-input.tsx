import type { ClipboardEvent } from 'react';
import { MaskedInput, type TextInputProps } from '@storefront/shared-ui';
import { maskBirthday, spelledBirthday } from '@storefront/shared-domain/rules';

/* Browser autofill writes a birthday as '1990-05-31'. */
const format = (text: string): string =>
  maskBirthday(/^\d{4}-\d{2}-\d{2}$/.test(text) ? (spelledBirthday(text) ?? text) : text);

/**
 * A birthday as dd/mm/yyyy (DOMAIN-098), pasted or filled in in any spelling; `onSpelled` reports a
 * pasted one.
 */
export function BirthdayInput({
  onSpelled,
  ...props
}: TextInputProps & { onSpelled: (birthday: string) => void }) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const birthday = spelledBirthday(event.clipboardData.getData('text'));
    if (birthday === null) return;
    event.preventDefault();
    onSpelled(birthday);
  };
  return <MaskedInput format={format} {...props} onPaste={paste} />;
}

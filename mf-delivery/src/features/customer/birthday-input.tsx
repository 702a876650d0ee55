import type { ClipboardEvent } from 'react';
import { MaskedInput, type TextInputProps } from '@storefront/shared-ui';
import { maskBirthday, spelledBirthday } from '@storefront/shared-domain/rules';

/* Browser autofill writes a birthday as '1990-05-31'. */
const format = (text: string, country: string): string =>
  maskBirthday(/^\d{4}-\d{2}-\d{2}$/.test(text) ? (spelledBirthday(text, country) ?? text) : text);

type Props = TextInputProps & {
  country: string;
  onSpelled: (birthday: string) => void;
};

/**
 * A birthday as dd/mm/yyyy (DOMAIN-098), in the United States mm/dd/yyyy, pasted or filled in in any
 * spelling; `onSpelled` reports a pasted one.
 */
export function BirthdayInput({ country, onSpelled, ...props }: Props) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const birthday = spelledBirthday(event.clipboardData.getData('text'), country);
    if (birthday === null) return;
    event.preventDefault();
    onSpelled(birthday);
  };
  return <MaskedInput format={(text) => format(text, country)} {...props} onPaste={paste} />;
}

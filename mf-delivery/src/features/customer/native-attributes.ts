import type { TextInputProps } from '@storefront/shared-ui';
import type { CustomerField } from './fields';

type Native = Omit<TextInputProps, 'label'>;

/** Every sign a phone may be written with, and then some. */
const LONGEST_PHONE = 40;

/** What keyboards, spelling and autofill are to know of each field. */
export const NATIVE: Record<CustomerField, Native> = {
  name: {
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: 120,
    enterKeyHint: 'next',
  },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: LONGEST_PHONE,
    enterKeyHint: 'next',
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 254,
    enterKeyHint: 'next',
  },
  cpf: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'next' },
  birthday: { inputMode: 'numeric', autoComplete: 'bday', enterKeyHint: 'next' },
  carPlate: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 16,
    enterKeyHint: 'next',
  },
  carModelColor: { autoComplete: 'off', maxLength: 80, enterKeyHint: 'next' },
  table: { autoComplete: 'off', maxLength: 40, enterKeyHint: 'next' },
};

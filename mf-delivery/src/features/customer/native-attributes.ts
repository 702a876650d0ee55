import type { TextInputProps } from '@storefront/shared-ui';
import type { CustomerField } from './fields';

type Native = Omit<TextInputProps, 'label'>;

/** Maximum length of a phone with all separators, with some reserve. */
const MAX_PHONE_LENGTH = 40;

/** Attributes of each field for keyboards, spell checking and autofill. */
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
    maxLength: MAX_PHONE_LENGTH,
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
  // documents of several countries have letters, a CNPJ too
  cpf: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    enterKeyHint: 'next',
  },
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

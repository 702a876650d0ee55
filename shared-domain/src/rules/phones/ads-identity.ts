import { readPhone } from './read-phone';

export type AdsPerson = { readonly name: string; readonly email: string; readonly phone: string };

/** Fields by the names of ads vendors: mail, phone, first and last name. */
export type AdsIdentity = {
  readonly em?: string;
  readonly ph?: string;
  readonly fn?: string;
  readonly ln?: string;
};

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * A person's data in the form that is hashed for an ads vendor: lower case, phones in the digits of
 * E.164, first and last name apart. Unknown fields, and a phone that is no number, are omitted. Never
 * sent unhashed.
 */
export function adsIdentity({ name, email, phone }: AdsPerson, country: string): AdsIdentity {
  const [first = '', ...others] = plain(name).split(/\s+/);
  const last = others.join(' ');
  const international = readPhone(phone, country)?.number;
  return {
    ...(plain(email) === '' ? {} : { em: plain(email) }),
    ...(international === undefined ? {} : { ph: international.slice(1) }),
    ...(first === '' ? {} : { fn: first }),
    ...(last === '' ? {} : { ln: last }),
  };
}

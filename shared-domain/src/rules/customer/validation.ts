import { isBirthday } from './birthday';
import { isEmail, isPersonName } from './identity';
import { isCnpj, isCpf, isCpfOrCnpj } from './tax-ids';

/**
 * Error keys of the spec's validators; their messages are in the `domain` catalogue under
 * `validation.{key}`.
 */
export type ValidationKey =
  | 'invalidEmail'
  | 'invalidCPF'
  | 'invalidDocument'
  | 'invalidCNPJ'
  | 'invalidID'
  | 'invalidName'
  | 'invalidBirthday';

const unless = (isValid: boolean, key: ValidationKey): ValidationKey | null =>
  isValid ? null : key;

/** DOMAIN-085 */
export const emailProblem = (text: string) => unless(isEmail(text), 'invalidEmail');
/** DOMAIN-086; the loyalty partner's dialog uses the term ID document (OPEN-087). */
export const cpfProblem = (text: string, place: 'form' | 'loyalty-partner' = 'form') =>
  unless(isCpf(text), place === 'form' ? 'invalidCPF' : 'invalidDocument');
/** DOMAIN-087 */
export const cnpjProblem = (text: string) => unless(isCnpj(text), 'invalidCNPJ');
/** DOMAIN-088 */
export const cpfOrCnpjProblem = (text: string) => unless(isCpfOrCnpj(text), 'invalidID');
/** DOMAIN-090 */
export const nameProblem = (text: string) => unless(isPersonName(text), 'invalidName');
/** DOMAIN-099; an empty birthday is valid. */
export const birthdayProblem = (text: string, today: Date) =>
  unless(isBirthday(text, today), 'invalidBirthday');

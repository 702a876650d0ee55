import { isEmail, isPersonName } from '../../customer/identity';
import { isPhone } from '../../customer/phones';
import { isCpfOrCnpj } from '../../customer/tax-ids';
import { digitsOnly, normaliseText } from '../../format/text';

/** The second stage of a new card, as typed in its fields (CARDS-13). */
export type HolderData = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly cpfCnpj: string;
  readonly postalCode: string;
  readonly addressNumber: string;
};

export type HolderProblem = 'required' | 'name' | 'email' | 'phone' | 'cpf-cnpj' | 'postal-code';
export type HolderProblems = Readonly<Partial<Record<keyof HolderData, HolderProblem>>>;

export const LONGEST_ADDRESS_NUMBER = 10;

const CHECKS: Readonly<
  Record<keyof HolderData, readonly [isGood: (text: string) => boolean, problem: HolderProblem]>
> = {
  name: [isPersonName, 'name'],
  email: [isEmail, 'email'],
  phone: [(text) => isPhone(text, 'BR'), 'phone'],
  cpfCnpj: [isCpfOrCnpj, 'cpf-cnpj'],
  postalCode: [(text) => digitsOnly(text).length === 8, 'postal-code'],
  addressNumber: [() => true, 'required'],
};

/**
 * Violations of the second stage, by field; empty when it is complete (CARDS-02, CARDS-06 to
 * CARDS-10).
 */
export function holderProblems(holder: HolderData): HolderProblems {
  const found: Partial<Record<keyof HolderData, HolderProblem>> = {};
  for (const field of Object.keys(CHECKS) as (keyof HolderData)[]) {
    const [isGood, problem] = CHECKS[field];
    const text = normaliseText(holder[field]).trim();
    if (text === '') found[field] = 'required';
    else if (!isGood(text)) found[field] = problem;
  }
  return found;
}

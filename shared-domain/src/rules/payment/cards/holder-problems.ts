import { countryNamed } from '../../country/country-table';
import { isDocument } from '../../country/documents';
import { isPostcode } from '../../country/postcodes';
import { isEmail, isPersonName } from '../../customer/identity';
import { isLongEnough } from '../../customer/phone-size';
import { normaliseText } from '../../format/text';

/** The second stage of a new card, as typed in its fields (CARDS-13). */
export type HolderData = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly cpfCnpj: string;
  readonly postalCode: string;
  readonly addressNumber: string;
};

export type HolderField = keyof HolderData;
export type HolderProblem = 'required' | 'name' | 'email' | 'phone' | 'cpf-cnpj' | 'postal-code';
export type HolderProblems = Readonly<Partial<Record<HolderField, HolderProblem>>>;

type Check = {
  readonly isGood: (text: string, country: string) => boolean;
  readonly problem: HolderProblem;
};

const CHECKS: Readonly<Record<HolderField, Check>> = {
  name: { isGood: isPersonName, problem: 'name' },
  email: { isGood: isEmail, problem: 'email' },
  phone: { isGood: isLongEnough, problem: 'phone' },
  cpfCnpj: { isGood: isDocument, problem: 'cpf-cnpj' },
  postalCode: { isGood: isPostcode, problem: 'postal-code' },
  addressNumber: { isGood: () => true, problem: 'required' },
};
const FIELDS = Object.keys(CHECKS) as HolderField[];

/**
 * The fields of the second stage in a country, in the order of the form, and whether each must be
 * filled in. Without a known country a postal code may be given and a document is not requested.
 */
export function holderFields(
  country: string,
): { readonly field: HolderField; readonly isMandatory: boolean }[] {
  const known = countryNamed(country);
  const isAbsent = (field: HolderField): boolean =>
    (field === 'cpfCnpj' && known?.document?.isOfHolder !== true) ||
    (field === 'postalCode' && known?.postcode === null);
  return FIELDS.filter((field) => !isAbsent(field)).map((field) => ({
    field,
    isMandatory: field !== 'postalCode' || known?.postcode?.isMandatory === true,
  }));
}

/**
 * Violations of the second stage, by field; empty when it is complete (CARDS-02, CARDS-06 to
 * CARDS-10). Fields that the country does not have are not read. That a phone exists is checked by the
 * card form and the API.
 */
export function holderProblems(holder: HolderData, country: string): HolderProblems {
  const found: Partial<Record<HolderField, HolderProblem>> = {};
  for (const { field, isMandatory } of holderFields(country)) {
    const { isGood, problem } = CHECKS[field];
    const text = normaliseText(holder[field]).trim();
    if (text !== '' && !isGood(text, country)) found[field] = problem;
    else if (text === '' && isMandatory) found[field] = 'required';
  }
  return found;
}

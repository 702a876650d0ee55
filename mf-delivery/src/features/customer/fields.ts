import type {
  Client,
  Customer,
  DeliveryType,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  customerProblems,
  documentName,
  isBirthdayRequested,
  isDocumentRequested,
  isOfCpf,
  type CustomerProblem,
} from '@storefront/shared-domain/rules';
import { examplePhone } from './example-phone';

export type CustomerField = keyof Customer;

/** One field of the form, requested by the restaurant; `isOptional`: it may be empty. */
export type ShownField = { field: CustomerField; isOptional: boolean };

const EMPTY_CUSTOMER: Customer = {
  name: '',
  phone: '',
  email: '',
  cpf: '',
  birthday: '',
  carPlate: '',
  carModelColor: '',
  table: '',
};

/**
 * Fields of the customer form in display order (OPEN-047): name and phone always, e-mail for
 * visitors (DELIVERY-18), a birthday until one is stored (DELIVERY-20), the rest where the
 * restaurant or the delivery type requires it. The rule that validates a field decides whether it
 * is optional.
 */
export function shownFields(
  info: RestaurantInfo,
  type: DeliveryType | null,
  loggedIn: boolean,
  client: Client | null,
): ShownField[] {
  const shown: Record<CustomerField, boolean> = {
    name: true,
    phone: true,
    email: info.has_email_field && !loggedIn,
    cpf: isDocumentRequested(info),
    birthday: isBirthdayRequested(info, client),
    carPlate: type === 'carTakeout',
    carModelColor: type === 'carTakeout',
    table: type === 'table',
  };
  const binding = new Set(
    customerProblems(EMPTY_CUSTOMER, info, type ?? 'balcony', loggedIn).map(({ field }) => field),
  );
  return (Object.keys(shown) as CustomerField[])
    .filter((field) => shown[field])
    .map((field) => ({ field, isOptional: !binding.has(field) }));
}

const INVALID: Record<CustomerField, string> = {
  name: 'domain:validation.invalidName',
  phone: 'domain:validation.invalidPhone',
  email: 'domain:validation.invalidEmail',
  cpf: 'domain:validation.invalidCPF',
  birthday: 'domain:validation.invalidBirthday',
  carPlate: 'customer.missing.carPlate',
  carModelColor: 'customer.missing.carModelColor',
  table: 'customer.missing.table',
};

/** A document with a name of its own, which the texts of Brazil's do not fit. */
const isForeign = (field: CustomerField, country: string): boolean =>
  field === 'cpf' && documentName(country) !== '';

/** Key of a field's label; the document's is filled in by its name. */
export const labelKey = (field: CustomerField, country: string): string =>
  isForeign(field, country) ? 'customer.label.document' : `customer.label.${field}`;

/**
 * Key of a field's error text, with the variables `document` and `example`, a phone; more than 11
 * digits, or a letter, are a CNPJ (DOMAIN-088, OPEN-087).
 */
export function problemKey(
  { field, kind }: CustomerProblem,
  customer: Customer,
  country: string,
): string {
  if (kind === 'card-number') return 'domain:validation.cardInText';
  if (isForeign(field, country))
    return kind === 'missing' ? 'customer.missing.document' : 'customer.invalid.document';
  if (kind === 'missing') return `customer.missing.${field}`;
  if (field === 'phone' && examplePhone(country) !== '') return 'customer.invalid.phone';
  return field === 'cpf' && !isOfCpf(customer.cpf)
    ? 'domain:validation.invalidCNPJ'
    : INVALID[field];
}

import type { Customer } from '@storefront/shared-domain/contracts';
import { formatPhone, phoneDigits } from '@storefront/shared-domain/phones';
import {
  documentDigits,
  inTypedOrder,
  maskDocument,
  normaliseText,
} from '@storefront/shared-domain/rules';

/** Values of the form's inputs in display format. */
export type TypedCustomer = Customer;

/**
 * The customer from the typed values: phone and document without separators, the birthday as
 * dd/mm/yyyy, texts in NFKC (DOMAIN-092, DOMAIN-098, DOMAIN-100).
 */
export const toCustomer = (typed: TypedCustomer, country: string): Customer => ({
  name: normaliseText(typed.name),
  phone: phoneDigits(typed.phone, country),
  email: normaliseText(typed.email).trim(),
  cpf: documentDigits(typed.cpf, country),
  birthday: inTypedOrder(typed.birthday, country),
  carPlate: normaliseText(typed.carPlate),
  carModelColor: normaliseText(typed.carModelColor),
  table: normaliseText(typed.table),
});

/** A customer in the display format of the form. */
export const toTypedCustomer = (customer: Customer, country: string): TypedCustomer => ({
  ...customer,
  phone: formatPhone(customer.phone, country),
  cpf: maskDocument(customer.cpf, country),
  birthday: inTypedOrder(customer.birthday, country),
});

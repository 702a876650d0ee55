import type { Customer } from '@storefront/shared-domain/contracts';
import {
  digitsOnly,
  formatPhone,
  maskCpfOrCnpj,
  normaliseText,
  phoneDigits,
} from '@storefront/shared-domain/rules';

/** Values of the form's inputs in display format. */
export type TypedCustomer = Customer;

/**
 * The customer from the typed values: phone and tax id as digits, texts in NFKC (DOMAIN-092,
 * DOMAIN-100).
 */
export const customerOf = (typed: TypedCustomer, country: string): Customer => ({
  name: normaliseText(typed.name),
  phone: phoneDigits(typed.phone, country),
  email: normaliseText(typed.email).trim(),
  cpf: digitsOnly(typed.cpf),
  birthday: typed.birthday,
  carPlate: normaliseText(typed.carPlate),
  carModelColor: normaliseText(typed.carModelColor),
  table: normaliseText(typed.table),
});

/** A customer in the display format of the form. */
export const typedOf = (customer: Customer, country: string): TypedCustomer => ({
  ...customer,
  phone: formatPhone(customer.phone, country),
  cpf: maskCpfOrCnpj(customer.cpf),
});

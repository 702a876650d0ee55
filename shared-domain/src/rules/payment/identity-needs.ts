import { isEmail, isFullName } from '../customer/identity';
import { isCpf } from '../customer/tax-ids';

/**
 * Data of the payer that an online provider requires, by its reference (CHECKOUT-17, CHECKOUT-30,
 * CHECKOUT-32).
 */
export type IdentityField = 'name' | 'cpf' | 'email';
/** The given data of a payer; cpf with or without punctuation. */
export type Payer = { readonly [Field in IdentityField]?: string };

const NEEDS: Readonly<Record<string, readonly IdentityField[]>> = {
  picpay: ['email', 'cpf'],
  pagseguro: ['name'],
  pixAsaas: ['name', 'cpf'],
};

export const identityNeeds = (method: string): readonly IdentityField[] =>
  Object.hasOwn(NEEDS, method) ? (NEEDS[method] ?? []) : [];

const CHECKS: Readonly<Record<IdentityField, (text: string) => boolean>> = {
  name: isFullName,
  cpf: isCpf,
  email: isEmail,
};

/**
 * Whether a provider accepts it: a name of two words (DOMAIN-091), a CPF with its check digits, an
 * e-mail address; surrounding spaces are allowed.
 */
export const isIdentity = (field: IdentityField, text: string | undefined): boolean =>
  CHECKS[field]((text ?? '').trim());

/**
 * The fields a method needs that are missing or not valid (CHECKOUT-17, CHECKOUT-31), in the order
 * of the form.
 */
export const missingIdentity = (method: string, payer: Payer | undefined): IdentityField[] =>
  identityNeeds(method).filter((field) => !isIdentity(field, payer?.[field]));

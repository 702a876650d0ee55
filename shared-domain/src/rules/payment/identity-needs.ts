import { isEmail, isFullName } from '../customer/identity';
import { isCpf } from '../customer/tax-ids';
import { onlineEntry } from './find-method';
import type { IdentityField } from './method-table';

/** The given data of a payer; cpf with or without punctuation. */
export type Payer = { readonly [Field in IdentityField]?: string };

/** What a method requires of the payer, in the order of the form (CHECKOUT-17). */
export const identityNeeds = (method: string): readonly IdentityField[] =>
  onlineEntry(method)?.identity ?? [];

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

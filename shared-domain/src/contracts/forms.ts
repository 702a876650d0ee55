import * as z from 'zod/mini';
import { recordOf, TYPED_ADDRESS_TEXTS } from './address-fields';
import { RegisterRequest } from './client';
import { Address } from './delivery';

/* The forms' values, valid or not. Separate from the bodies of calls: the first screen has no form. */

/** Email and password of an account. */
export const Credentials = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.output<typeof Credentials>;

/** The password of the customer's own account. */
export const OwnPassword = z.object({ password: z.string() });
export type OwnPassword = z.output<typeof OwnPassword>;

/** A new password and its repetition. */
export const NewPassword = z.object({
  password: RegisterRequest.shape.password,
  passwordConfirm: RegisterRequest.shape.passwordConfirm,
});
export type NewPassword = z.output<typeof NewPassword>;

/**
 * Content of the customer form (OPEN-047), valid or not. Phone is digits only, cpf without
 * separators (docs/rules/countries.md), birthday is dd/mm/yyyy.
 */
export const Customer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  cpf: z.string(),
  birthday: z.string(),
  carPlate: z.string(),
  carModelColor: z.string(),
  table: z.string(),
});
export type Customer = z.output<typeof Customer>;

/** Fields of an address that a customer enters beside the point on the map. */
export const AddressEntry = z.object(
  recordOf(TYPED_ADDRESS_TEXTS, (field) => Address.shape[field]),
);
export type AddressEntry = z.output<typeof AddressEntry>;

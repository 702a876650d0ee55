import type { Address, Customer } from '../contracts';
import type { AddressProblem } from './address-problems';
import { holdsCard } from './cards/card-in-text';
import type { CustomerProblem } from './customer-problems';

/*
 * Separate from the other checks of a form: the first screen loads those and needs nothing of
 * cards.
 */

/** Texts of an address, and the field of the form that each is typed into. */
const ADDRESS_WORDS = [
  ['street', 'street'],
  ['zone', 'zone'],
  ['complemento', 'complement'],
  ['address_ref', 'reference'],
] as const;

/** Fields of a customer that take any words. */
const CUSTOMER_WORDS = [
  'name',
  'carPlate',
  'carModelColor',
  'table',
] as const satisfies readonly CustomerProblem['field'][];

type CardProblem<Field> = { readonly field: Field; readonly kind: 'card-number' };

/**
 * The fields of an address that hold the number or the code of a card, which is stored in no
 * address.
 */
export const addressCardProblems = (
  address: Address,
): CardProblem<(typeof ADDRESS_WORDS)[number][1] & AddressProblem['field']>[] =>
  ADDRESS_WORDS.flatMap(([text, field]) =>
    holdsCard(address[text] ?? '') ? [{ field, kind: 'card-number' as const }] : [],
  );

/** The fields of a customer that hold one. */
export const customerCardProblems = (
  customer: Customer,
): CardProblem<(typeof CUSTOMER_WORDS)[number]>[] =>
  CUSTOMER_WORDS.flatMap((field) =>
    holdsCard(customer[field]) ? [{ field, kind: 'card-number' as const }] : [],
  );

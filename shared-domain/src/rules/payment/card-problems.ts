import type { Address, AddressFieldName, Customer, FreeAddressText } from '../../contracts';
import { addressFieldName, FREE_ADDRESS_TEXTS } from '../delivery/address-texts';
import { holdsCard } from './cards/card-in-text';
import type { CustomerProblem } from '../customer/customer-problems';

/* Separate from the other checks of a form: the first screen loads those without the card rules. */

/** Free-text fields of a customer. */
const CUSTOMER_WORDS = [
  'name',
  'carPlate',
  'carModelColor',
  'table',
] as const satisfies readonly CustomerProblem['field'][];

type CardProblem<Field> = { readonly field: Field; readonly kind: 'card-number' };

/** The fields of an address that contain a card number or code, which no address may store. */
export const addressCardProblems = (
  address: Address,
): CardProblem<AddressFieldName<FreeAddressText>>[] =>
  FREE_ADDRESS_TEXTS.flatMap((field) =>
    holdsCard(address[field] ?? '')
      ? [{ field: addressFieldName(field), kind: 'card-number' as const }]
      : [],
  );

/** The fields of a customer that contain a card number or code. */
export const customerCardProblems = (
  customer: Customer,
): CardProblem<(typeof CUSTOMER_WORDS)[number]>[] =>
  CUSTOMER_WORDS.flatMap((field) =>
    holdsCard(customer[field]) ? [{ field, kind: 'card-number' as const }] : [],
  );

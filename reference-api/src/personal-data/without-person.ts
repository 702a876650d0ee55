import { OrderUser } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/** Fields of an order that may identify a person, as JSON. */
export type OrderPerson = {
  readonly customer: unknown;
  readonly details: unknown;
  readonly lines: unknown;
  readonly note: unknown;
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blanks every `notes` at any depth: free text of the customer. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, key === 'notes' ? '' : withoutNotes(own)]),
  );
}

/**
 * Fields of an order's details that identify a person: a position, and references to a card, a
 * partner's sale, a payment, a cart link.
 */
const NO_TRACES = {
  coordinates: null,
  creditCardToken: '',
  saleID: '',
  saleConfirmationCode: '',
  onlinePaymentReference: '',
  linkUUID: '',
  guestCheckPad: '',
};

/**
 * An order without the person: without any field of the customer, also undeclared ones,
 * without free text and without references to a person. Items, time, amounts, payment method and
 * stars stay.
 */
export const withoutPerson = ({ details, lines, note }: OrderPerson): OrderPerson => ({
  customer: z.encode(OrderUser, z.parse(OrderUser, {})),
  details: isObject(details) ? { ...details, ...NO_TRACES } : {},
  lines: withoutNotes(lines),
  note: isObject(note) ? { ...note, ratingNote: '' } : note,
});

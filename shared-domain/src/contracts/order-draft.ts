import * as z from 'zod/mini';
import { recordOf } from './address-fields';
import { DeliveryType } from './cart';
import { Address, DeliveryFeeResult } from './delivery';
import { TipChoice } from './extra-charges';
import { Customer } from './forms';
import { CardMethod, Coupon, MethodGroup } from './payment';
import { Money } from './primitives';

/** Maximum length of a stored text; longer ones are no input of a form. */
const MAX_TEXT_LENGTH = 300;

const line = () => z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const field = () => z.catch(line(), '');
/** A broken part of a draft is dropped alone. */
const part = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

const FIELDS = Object.keys(Customer.shape) as (keyof Customer)[];
const EmptyCustomer = recordOf(FIELDS, () => '');

const PayerData = z.object({
  name: z.optional(line()),
  cpf: z.optional(line()),
  email: z.optional(line()),
});

/** The chosen method without tokens, cards of the wallet and sales of the partner. */
const StoredPayment = z.object({
  method: line(),
  group: MethodGroup,
  card: z.optional(z.object({ name: line(), type: CardMethod })),
  cash: z.optional(z.object({ changeNeeded: z.boolean(), change: Money })),
  user: z.optional(PayerData),
  form: z.optional(PayerData),
});

const Schedule = z.union([
  z.object({ kind: z.literal('now') }),
  z.object({
    kind: z.literal('later'),
    scheduleTo: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d{1,2}:\d\d$/)),
  }),
]);

/**
 * Content of `orderDraft-{restaurantId}`. `savedAt`: ms since 1970. `payment.subtotal`:
 * the value of the cart when the method was chosen; another cart needs another choice
 * (CHECKOUT-14).
 */
export const StoredOrderDraft = z.object({
  savedAt: z.number(),
  customer: z.catch(z.object(recordOf(FIELDS, field)), EmptyCustomer),
  place: part(z.object({ address: Address, fee: DeliveryFeeResult })),
  schedule: part(Schedule),
  coupon: part(Coupon),
  isCashbackUsed: z.catch(z.boolean(), false),
  tip: part(TipChoice),
  payment: part(z.object({ subtotal: Money, choice: StoredPayment })),
});
export type StoredOrderDraft = z.output<typeof StoredOrderDraft>;

/**
 * Content of `lastDelivery-{restaurantId}`: the type of this device's last order, and the name and
 * e-mail typed for it; '' of a logged-in customer.
 */
export const StoredLastDelivery = z.object({
  type: z.catch(z.nullable(DeliveryType), null),
  name: field(),
  email: field(),
});
export type StoredLastDelivery = z.output<typeof StoredLastDelivery>;

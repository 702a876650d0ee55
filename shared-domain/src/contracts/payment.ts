import * as z from 'zod/mini';
import { Id, amount, flag, money, text } from './primitives';

/** Where a payment method is paid (CHECKOUT-03). */
export const MethodGroup = z.enum(['online', 'uponDelivery', 'uponTakeout']);
export type MethodGroup = z.output<typeof MethodGroup>;

/** How a card is used at the door (CHECKOUT-28). */
export const CardMethod = z.enum(['debit', 'credit', 'voucher']);
export type CardMethod = z.output<typeof CardMethod>;

export { OFFLINE_METHODS, type OfflineMethod } from './offline-methods';

/** A discount code (DOMAIN-041). `percentDiscount` in percent. */
export const Coupon = z.object({
  id: Id, code: z.string(), type: z.enum(['fixDiscount', 'percentDiscount']), fixDiscount: money(), percentDiscount: amount(0), minOrderValue: money(),
  onlyOneUsePerClient: flag(), enableUseFeaturedItems: flag(),
});
export type Coupon = z.output<typeof Coupon>;

/** Cashback of a customer (DOMAIN-040); `expirationDate` is a local date or null when nothing expires. */
export const CashbackBalance = z.object({ balance: money(), expirationDate: z.catch(z.nullish(z.string()), null) });
export type CashbackBalance = z.output<typeof CashbackBalance>;

/** A card as typed (DOMAIN-042); lives in the form only and is never stored. */
export const TypedCard = z.object({ number: z.string(), holderName: z.string(), expiryDate: z.string(), ccv: z.string() });

/** A card kept by the provider (DOMAIN-044). */
export const StoredCard = z.object({ creditCardUUID: z.string(), creditCardIsDefault: flag(), creditCardCVV: text(), fingerprint: text(), creditCardBrand: text(), creditCardNumber: text(), creditCardNickName: text() });

/** Body of a card's creation (DOMAIN-045). */
export const NewCard = z.object({
  creditCard: z.object({
    creditCardIsDefault: flag(), creditCardHolderName: z.string(), creditCardExpiryMonth: z.string(), creditCardNumber: z.string(),
    creditCardExpiryYear: z.string(), creditCardCcv: z.string(), creditCardNickname: z.string(),
  }),
  creditCardHolder: z.object({ name: z.string(), email: z.string(), phone: z.string(), cpfCnpj: z.string(), postalCode: z.string(), addressNumber: z.string() }),
  client: z.object({ name: text(), phone: text(), cpf: text(), email: text(), car_plate: text(), car_model_color: text() }),
  shouldStoreCard: z.boolean(),
});

/** The loyalty partner's dialog (DOMAIN-047). */
export const LoyaltyPartner = z.object({ cpf: text(), confirmationCode: text(), saleID: text(), codeIsValid: flag() });

/** The payment form (DOMAIN-046). `cash.change` is the amount the customer pays with. */
export const PaymentForm = z.object({
  coupon: z.nullish(z.object({ id: Id, input: text(), name: text(), value: money() })),
  paymentMethod: z.nullish(z.string()),
  user: z.object({ name: text(), cpf: text(), email: text() }),
  cash: z.object({ changeNeeded: z.nullish(z.boolean()), change: z.nullish(money()) }),
  card: z.object({ name: text(), type: z.nullish(CardMethod) }),
  creditCard: z.nullish(z.object({
    creditCardIsValid: flag(), creditCardBrand: text(), creditCardNumber: text(), creditCardNickName: text(), creditCardUUID: text(),
    creditCardCustomer: text(), creditCardToken: text(), creditCardIsDefault: flag(),
  })),
  convenix: z.object({ confirmationCode: text(), saleID: text() }),
});
export type PaymentForm = z.output<typeof PaymentForm>;

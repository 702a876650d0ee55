import * as z from 'zod/mini';
import { Id, Money, amount, flag, money, on, text, int } from './primitives';

/** Group of a payment method: online, upon delivery or upon takeout (CHECKOUT-03). */
export const MethodGroup = z.enum(['online', 'uponDelivery', 'uponTakeout']);
export type MethodGroup = z.output<typeof MethodGroup>;

/** Card type upon delivery (CHECKOUT-28). */
export const CardMethod = z.enum(['debit', 'credit', 'voucher']);
export type CardMethod = z.output<typeof CardMethod>;

/** A discount code (DOMAIN-041). `percentDiscount` in percent. */
export const Coupon = z.object({
  id: Id,
  code: z.string(),
  type: z.enum(['fixDiscount', 'percentDiscount']),
  fixDiscount: money(),
  percentDiscount: amount(0),
  minOrderValue: money(),
  onlyOneUsePerClient: flag(),
  enableUseFeaturedItems: flag(),
});
export type Coupon = z.output<typeof Coupon>;

/**
 * Cashback of a customer (DOMAIN-040); `expirationDate` is a local date or null when nothing
 * expires.
 */
export const CashbackBalance = z.object({
  balance: money(),
  expirationDate: z.catch(z.nullish(z.string()), null),
});
export type CashbackBalance = z.output<typeof CashbackBalance>;

/** A card as typed (DOMAIN-042); exists in the form only and is never stored. */
export const TypedCard = z.object({
  number: z.string(),
  holderName: z.string(),
  expiryDate: z.string(),
  ccv: z.string(),
});

/**
 * Numbers of the once-per-client coupons this device has used at a restaurant (DOMAIN-054), newest
 * first.
 */
export const UsedCoupons = z.array(z.string());

/** Request of a coupon check (API-03): its code and the customer's phone, in digits. */
export const CouponCheck = z.object({ code: z.string().check(z.maxLength(100)), phone: text() });

/**
 * A card stored by the provider (DOMAIN-044). `creditCardNumber` is its last four digits.
 * `creditCardToken` pays one order and expires soon; '' until the card was verified. Neither number
 * nor CVV is ever returned: `creditCardCVV` is '' in every answer.
 */
export const StoredCard = z.object({
  creditCardUUID: z.string(),
  creditCardIsDefault: flag(),
  creditCardIsValid: on(),
  creditCardCVV: text(),
  fingerprint: text(),
  creditCardBrand: text(),
  creditCardNumber: text(),
  creditCardNickName: text(),
  creditCardToken: text(),
});
export type StoredCard = z.output<typeof StoredCard>;

/** Bodies that verify a stored card on this device (API-39), and with its CVV (API-40). */
export const CardFingerprint = z.object({ fingerprint: z.uuid() });
export const CardCvv = z.object({
  fingerprint: z.uuid(),
  creditCardCVV: z.string().check(z.regex(/^\d{3,4}$/)),
});

/** Body of a card's creation (DOMAIN-045). */
export const NewCard = z.object({
  creditCard: z.object({
    creditCardIsDefault: flag(),
    creditCardHolderName: z.string(),
    creditCardExpiryMonth: z.string(),
    creditCardNumber: z.string(),
    creditCardExpiryYear: z.string(),
    creditCardCcv: z.string(),
    creditCardNickname: z.string(),
  }),
  creditCardHolder: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    cpfCnpj: z.string(),
    postalCode: z.string(),
    addressNumber: z.string(),
  }),
  client: z.object({
    name: text(),
    phone: text(),
    cpf: text(),
    email: text(),
    car_plate: text(),
    car_model_color: text(),
  }),
  shouldStoreCard: z.boolean(),
});
export type NewCard = z.output<typeof NewCard>;

/** Body of API-38: the card and the device it is made on. */
export const NewCardRequest = z.object({ ...NewCard.shape, fingerprint: z.uuid() });
export type NewCardRequest = z.output<typeof NewCardRequest>;

/**
 * A sale of the loyalty partner to be confirmed by a code (API-44, OPEN-075), and the code
 * (API-45). `clientCPF` is digits only.
 */
export const PartnerSale = z.object({
  clientCPF: z.string(),
  sale: z.object({ value: Money, discount: Money }),
});
export const PartnerApproval = z.object({ saleID: z.string(), saleConfirmationCode: z.string() });

/**
 * One line of a cashback statement (OPEN-081). `date` is an ISO instant, `expirationDate` a local
 * date or null.
 */
export const CashbackEntry = z.object({
  date: z.string(),
  type: z.enum(['credit', 'debit']),
  value: Money,
  orderUUID: text(),
  expirationDate: z.catch(z.nullish(z.string()), null),
});
export type CashbackEntry = z.output<typeof CashbackEntry>;
export const CashbackFilter = z.object({
  page: z.catch(z._default(int(), 1), 1),
  pageSize: z.catch(z._default(int(), 20), 20),
});

/**
 * Status of an order's online payment. `kind`: `redirect` is paid at `link`, `app` in the
 * provider's app by `link`, `pix` with `pixCode` until `expiresAt` (ISO instant or null), `card`
 * was charged with a token. `link` is '' without a page. `isViewOnly`: the requester may not retry
 * or cancel it.
 */
export const OrderPayment = z.object({
  status: z.enum(['pending', 'paid', 'declined', 'expired', 'canceled', 'refunded']),
  kind: z.enum(['redirect', 'app', 'pix', 'card']),
  method: z.string(),
  amount: Money,
  link: text(),
  pixCode: text(),
  expiresAt: z.catch(z.nullish(z.string()), null),
  isViewOnly: flag(),
});
export type OrderPayment = z.output<typeof OrderPayment>;

/** The loyalty partner's dialog (DOMAIN-047). */
export const LoyaltyPartner = z.object({
  cpf: text(),
  confirmationCode: text(),
  saleID: text(),
  codeIsValid: flag(),
});
export type LoyaltyPartner = z.output<typeof LoyaltyPartner>;

/** The payment form (DOMAIN-046). `cash.change` is the amount the customer pays with. */
export const PaymentForm = z.object({
  coupon: z.nullish(z.object({ id: Id, input: text(), name: text(), value: money() })),
  paymentMethod: z.nullish(z.string()),
  user: z.object({ name: text(), cpf: text(), email: text() }),
  cash: z.object({ changeNeeded: z.nullish(z.boolean()), change: z.nullish(money()) }),
  card: z.object({ name: text(), type: z.nullish(CardMethod) }),
  creditCard: z.nullish(
    z.object({
      creditCardIsValid: flag(),
      creditCardBrand: text(),
      creditCardNumber: text(),
      creditCardNickName: text(),
      creditCardUUID: text(),
      creditCardCustomer: text(),
      creditCardToken: text(),
      creditCardIsDefault: flag(),
    }),
  ),
  convenix: z.object({ confirmationCode: text(), saleID: text() }),
});
export type PaymentForm = z.output<typeof PaymentForm>;

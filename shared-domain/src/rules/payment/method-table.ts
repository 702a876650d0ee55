import type { OrderPayment, RestaurantInfo } from '../../contracts';

/** Data of the payer that an online provider requires (CHECKOUT-17). */
export type IdentityField = 'name' | 'cpf' | 'email';

/** Parents of the payment methods of one kind; customers see one entry each (CHECKOUT-08). */
export type MethodParent = 'pix' | 'cards';

/** `icon`: a name of shared-ui's icons. `textKey`: its name in the texts of shared-domain. */
type Shown = { readonly icon: string; readonly textKey: string };

/** Paid upon delivery or pickup. */
type DoorEntry = Shown & { readonly group: 'door' };

export type OnlineEntry = Shown & {
  readonly group: 'online';
  /** How it is paid: the kind of its payments. */
  readonly kind: OrderPayment['kind'];
  readonly parent: MethodParent | null;
  /** What it requires of the payer, in the order of the form (CHECKOUT-30 to CHECKOUT-33). */
  readonly identity: readonly IdentityField[];
  /** The payer confirms these data even when they are complete (CHECKOUT-30, CHECKOUT-32). */
  readonly confirmsIdentity?: true;
  /** The transfer that is confirmed at once; its tile has a badge for it (CHECKOUT-07). */
  readonly hasBadge?: true;
  /**
   * A field of the record for this provider alone. It disables the method although the record lists
   * it (DOMAIN-001), and selects it among the providers of its parent.
   */
  readonly isSwitchedOn?: (info: RestaurantInfo) => boolean;
};

/**
 * Every payment method of this storefront by its id on the wire (CHECKOUT-06, CONFLICTS-17,
 * OPEN-074). The id of an online one is its provider's reference, which customers never see: its name
 * is that of its parent, or of the account that the customer has there. Checkout, menu, tracking and
 * API read all properties of a method here; docs/rules/payment-methods.md repeats the online ones.
 */
export const PAYMENT_METHODS = {
  money: { group: 'door', icon: 'cash', textKey: 'payment.method.money' },
  creditCard: { group: 'door', icon: 'card', textKey: 'payment.method.creditCard' },
  pix: { group: 'door', icon: 'pix', textKey: 'payment.method.pix' },
  deferredPayment: { group: 'door', icon: 'calendar', textKey: 'payment.method.deferredPayment' },
  zelle: { group: 'door', icon: 'wallet', textKey: 'payment.method.zelle' },
  mbway: { group: 'door', icon: 'phone', textKey: 'payment.method.mbway' },
  pixAsaas: {
    group: 'online',
    kind: 'pix',
    parent: 'pix',
    identity: ['name', 'cpf'],
    icon: 'pix',
    textKey: 'payment.method.pix',
    hasBadge: true,
  },
  pixTuna: {
    group: 'online',
    kind: 'pix',
    parent: 'pix',
    identity: [],
    icon: 'pix',
    textKey: 'payment.method.pix',
    isSwitchedOn: (info) => info.tuna_pix_status.trim().toLowerCase() === 'active',
  },
  picpay: {
    group: 'online',
    kind: 'app',
    parent: null,
    identity: ['email', 'cpf'],
    confirmsIdentity: true,
    icon: 'mobile',
    textKey: 'payment.method.picpay',
  },
  mercadopago: {
    group: 'online',
    kind: 'redirect',
    parent: 'cards',
    identity: [],
    icon: 'card',
    textKey: 'payment.method.creditCard',
  },
  stripe: {
    group: 'online',
    kind: 'redirect',
    parent: 'cards',
    identity: [],
    icon: 'card',
    textKey: 'payment.method.creditCard',
  },
  pagseguro: {
    group: 'online',
    kind: 'redirect',
    parent: 'cards',
    identity: ['name'],
    confirmsIdentity: true,
    icon: 'card',
    textKey: 'payment.method.creditCard',
  },
  'multipedidos@asaas': {
    group: 'online',
    kind: 'card',
    parent: 'cards',
    identity: [],
    icon: 'card',
    textKey: 'payment.method.creditCard',
    isSwitchedOn: (info) => info.wallet_is_active,
  },
  convenix: {
    group: 'online',
    kind: 'card',
    parent: null,
    identity: [],
    icon: 'gift',
    textKey: 'payment.method.convenix',
  },
} as const satisfies Readonly<Record<string, DoorEntry | OnlineEntry>>;

type Methods = typeof PAYMENT_METHODS;
type OfGroup<Group extends string> = {
  [Id in keyof Methods]: Methods[Id]['group'] extends Group ? Id : never;
}[keyof Methods];
export type OnlineMethod = OfGroup<'online'>;
export type OfflineMethod = OfGroup<'door'>;

/** Paid with a card of the wallet, stored by the provider (CHECKOUT-20). */
export const WALLET_METHOD = 'multipedidos@asaas' satisfies OnlineMethod;

/** Paid with the points of the loyalty partner, by a sale confirmed before (CHECKOUT-21). */
export const PARTNER_METHOD = 'convenix' satisfies OnlineMethod;

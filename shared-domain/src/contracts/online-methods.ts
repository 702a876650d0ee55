/**
 * Online payment methods that this storefront supports, by their provider's reference (CHECKOUT-06,
 * OPEN-074).
 */
export const ONLINE_METHODS = [
  'pixAsaas',
  'pixTuna',
  'multipedidos@asaas',
  'stripe',
  'mercadopago',
  'pagseguro',
  'picpay',
  'convenix',
] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/**
 * Paid with a card of the wallet, stored by the provider (CHECKOUT-20); offered while
 * `wallet_is_active`.
 */
export const WALLET_METHOD = 'multipedidos@asaas';

/** Pix of the provider Tuna; offered while `tuna_pix_status` is active. */
export const TUNA_PIX_METHOD = 'pixTuna';

/** Paid with the points of the loyalty partner (CHECKOUT-21). */
export const PARTNER_METHOD = 'convenix';

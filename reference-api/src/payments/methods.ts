import type { PaymentKind } from './provider';

/**
 * The supported online methods (CHECKOUT-06, OPEN-074) and their kind of payment; any other is
 * unavailable (ERRORS-06).
 */
const KINDS: Readonly<Record<string, PaymentKind>> = {
  pixAsaas: 'pix',
  pixTuna: 'pix',
  picpay: 'app',
  mercadopago: 'redirect',
  pagseguro: 'redirect',
  stripe: 'redirect',
  'multipedidos@asaas': 'card',
  convenix: 'card',
};

/** Paid with a card of the wallet: with a token, at once. */
export const WALLET = 'multipedidos@asaas';

/** Paid by a previously confirmed sale of the loyalty partner. */
export const PARTNER = 'convenix';

export const kindOfMethod = (method: string): PaymentKind | null =>
  Object.hasOwn(KINDS, method) ? (KINDS[method] ?? null) : null;

import type { PaymentKind } from './provider';

/**
 * The online methods this server knows (CHECKOUT-06, OPEN-074) and how each is paid; any other is
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

/** Paid by a sale the loyalty partner has confirmed before. */
export const PARTNER = 'convenix';

export const kindOfMethod = (method: string): PaymentKind | null =>
  Object.hasOwn(KINDS, method) ? (KINDS[method] ?? null) : null;

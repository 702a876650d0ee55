import { onlineEntry } from '@storefront/shared-domain/rules';
import type { PaymentKind } from './provider';

/**
 * Kind of payment of a supported online method; null for any other text: it is unavailable
 * (ERRORS-06).
 */
export const kindOfMethod = (method: string): PaymentKind | null =>
  onlineEntry(method)?.kind ?? null;

import { useSale } from './partner-sales.repository';
import { isUuid } from '../../platform/db/uuid';
import type { PartnerSales } from '../at-once';
import { codeHash } from './sale-code';

/** Time in ms that a confirmed sale waits for its order. */
const APPROVED_MS = 30 * 60_000;

/**
 * Pays orders with confirmed sales of the loyalty partner (CHECKOUT-38): of the same restaurant,
 * for the order's total, each once.
 */
export const createPartnerSales = (now: () => Date): PartnerSales => ({
  redeem: async (tx, { saleID, saleConfirmationCode }, { restaurantId, amount, orderUuid }) =>
    isUuid(saleID) &&
    useSale(tx, {
      id: saleID,
      restaurantId,
      value: amount,
      codeHash: codeHash(saleID.toLowerCase(), saleConfirmationCode),
      orderUuid,
      approvedSince: new Date(now().getTime() - APPROVED_MS),
    }),
});

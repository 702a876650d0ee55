import type { Queryable } from '../platform/db/database';

export type CardTokenRow = {
  tokenHash: string;
  restaurantId: number;
  customerId: string | null;
  deviceHash: string;
  reference: string;
  expiresAt: Date;
};
export type CardTokenUse = {
  tokenHash: string;
  restaurantId: number;
  customerId: string | null;
  deviceHash: string;
  orderUuid: string;
  now: Date;
};

/** Stores a token by its hash; deletes tokens that expired more than a day ago. */
export async function addCardToken(
  on: Queryable,
  cardTokenRow: CardTokenRow,
  now: Date,
): Promise<void> {
  await on.query("delete from card_tokens where expires_at < $1::timestamptz - interval '1 day'", [
    now,
  ]);
  await on.query(
    `insert into card_tokens
       (token_hash, restaurant_id, customer_id, device_hash, reference, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      cardTokenRow.tokenHash,
      cardTokenRow.restaurantId,
      cardTokenRow.customerId,
      cardTokenRow.deviceHash,
      cardTokenRow.reference,
      cardTokenRow.expiresAt,
    ],
  );
}

/**
 * Marks a token as used by an order. Returns the card's reference; null for a token that is
 * unknown, expired, used, or of another restaurant, device or account. Of two concurrent orders
 * only one gets it. A visitor's token stays valid when the visitor signs in.
 */
export async function useCardToken(
  tx: Queryable,
  cardTokenUse: CardTokenUse,
): Promise<string | null> {
  const [row] = await tx.query<{ reference: string }>(
    `update card_tokens set used_at = $6, order_uuid = $5
     where token_hash = $1 and restaurant_id = $2 and device_hash = $4
       and used_at is null and expires_at > $6
       and (customer_id is null or customer_id = $3) returning reference`,
    [
      cardTokenUse.tokenHash,
      cardTokenUse.restaurantId,
      cardTokenUse.customerId,
      cardTokenUse.deviceHash,
      cardTokenUse.orderUuid,
      cardTokenUse.now,
    ],
  );
  return row?.reference ?? null;
}

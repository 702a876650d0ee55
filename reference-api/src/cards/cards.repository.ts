import type { Queryable } from '../platform/db/database';

/** A card of the wallet: the data that may be displayed, and its reference at the card provider. */
export type CardRow = {
  id: string;
  reference: string;
  brand: string;
  lastDigits: string;
  nickname: string;
  isDefault: boolean;
  isValid: boolean;
};
export type NewCardRow = Omit<CardRow, 'id' | 'isValid'> & {
  restaurantId: number;
  customerId: string;
  createdAt: Date;
};

/** Owner of a wallet: queries do not find cards of another account or restaurant. */
export type CardOwner = { readonly restaurantId: number; readonly customerId: string };

const COLUMNS =
  'id, reference, brand, last_digits as "lastDigits", nickname, is_default as "isDefault", is_valid as "isValid"';

/** An account's cards: its default first, then the newest. */
export const listCards = (
  on: Queryable,
  { restaurantId, customerId }: CardOwner,
): Promise<CardRow[]> =>
  on.query<CardRow>(
    `select ${COLUMNS} from cards where customer_id = $1 and restaurant_id = $2
     order by is_default desc, created_at desc, id`,
    [customerId, restaurantId],
  );

/** One card of an account; null for a card of another account. `id` is a uuid. */
export async function findCard(
  on: Queryable,
  id: string,
  { restaurantId, customerId }: CardOwner,
): Promise<CardRow | null> {
  const [row] = await on.query<CardRow>(
    `select ${COLUMNS} from cards where id = $1 and customer_id = $2 and restaurant_id = $3`,
    [id, customerId, restaurantId],
  );
  return row ?? null;
}

/**
 * Adds a card; a default card replaces the previous default. The first card of an account is its
 * default. The caller must hold the account's lock.
 */
export async function addCard(tx: Queryable, newCardRow: NewCardRow): Promise<CardRow> {
  const [other] = await tx.query('select 1 from cards where customer_id = $1 limit 1', [
    newCardRow.customerId,
  ]);
  const isDefault = newCardRow.isDefault || other === undefined;
  if (isDefault)
    await tx.query('update cards set is_default = false where customer_id = $1 and is_default', [
      newCardRow.customerId,
    ]);
  const [row] = await tx.query<CardRow>(
    `insert into cards
       (restaurant_id, customer_id, reference, brand, last_digits, nickname, is_default, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      newCardRow.restaurantId,
      newCardRow.customerId,
      newCardRow.reference,
      newCardRow.brand,
      newCardRow.lastDigits,
      newCardRow.nickname,
      isDefault,
      newCardRow.createdAt,
    ],
  );
  if (!row) throw new Error('a card was added and is not there');
  return row;
}

export async function countCards(on: Queryable, customerId: string): Promise<number> {
  const [row] = await on.query<{ count: number }>(
    'select count(*)::int as count from cards where customer_id = $1',
    [customerId],
  );
  return row?.count ?? 0;
}

/**
 * Removes a card with its devices and unused tokens; if it was the default, the newest remaining
 * card becomes the default.
 */
export async function removeCard(tx: Queryable, card: CardRow, customerId: string): Promise<void> {
  await tx.query('delete from cards where id = $1', [card.id]);
  await tx.query('delete from card_tokens where reference = $1 and used_at is null', [
    card.reference,
  ]);
  if (!card.isDefault) return;
  await tx.query(
    `update cards set is_default = true
     where id = (select id from cards where customer_id = $1 order by created_at desc, id limit 1)
       and not exists (select 1 from cards where customer_id = $1 and is_default)`,
    [customerId],
  );
}

/** Marks a card as refused after a declined charge; every device needs its CVV again (OPEN-072). */
export async function markCardRefused(on: Queryable, reference: string): Promise<void> {
  await on.query(
    'delete from card_devices where card_id = (select id from cards where reference = $1)',
    [reference],
  );
  await on.query('update cards set is_valid = false where reference = $1', [reference]);
}

/** Stores that a card was verified on a device. */
export async function rememberDevice(
  on: Queryable,
  cardId: string,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await on.query(
    `insert into card_devices (card_id, device_hash, verified_at) values ($1, $2, $3)
     on conflict (card_id, device_hash) do update set verified_at = excluded.verified_at`,
    [cardId, deviceHash, now],
  );
}

export async function isDeviceKnown(
  on: Queryable,
  cardId: string,
  deviceHash: string,
): Promise<boolean> {
  return (
    (
      await on.query('select 1 from card_devices where card_id = $1 and device_hash = $2', [
        cardId,
        deviceHash,
      ])
    ).length > 0
  );
}

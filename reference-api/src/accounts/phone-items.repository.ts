import type { Queryable } from '../platform/db/database';

export type PhoneItemRow = { id: string; phone: string; createdAt: Date };

/** Stores a phone, and deletes those stored before a moment: they are expired personal data. */
export async function addPhoneItem(
  on: Queryable,
  phoneItemRow: PhoneItemRow,
  over: Date,
): Promise<void> {
  await on.query('delete from phone_items where created_at < $1', [over]);
  await on.query('insert into phone_items (id, phone, created_at) values ($1, $2, $3)', [
    phoneItemRow.id,
    phoneItemRow.phone,
    phoneItemRow.createdAt,
  ]);
}

/** A phone stored since a moment; null when there is none. */
export async function findPhoneItem(
  on: Queryable,
  id: string,
  since: Date,
): Promise<PhoneItemRow | null> {
  const [row] = await on.query<PhoneItemRow>(
    'select id, phone, created_at as "createdAt" from phone_items where id = $1 and created_at >= $2',
    [id, since],
  );
  return row ?? null;
}

/** Deletes the phones stored before a moment. */
export async function forgetPhoneItems(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from phone_items where created_at < $1', [before]);
}

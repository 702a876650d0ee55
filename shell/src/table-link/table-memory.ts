import { StoredMoment, StoredSeat, StoredText } from '@storefront/shared-domain/contracts';
import type { TableMemory } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';

const save = (key: string, value: unknown): void => {
  if (value === null) storage.remove(key);
  else storage.write(key, value);
};

/** This device's stored table of a restaurant (DOMAIN-056); unreadable values are null. */
export const readTableMemory = (restaurantId: number): TableMemory => ({
  table: storage.read(keys.table(restaurantId), StoredSeat),
  expiry: storage.read(keys.tableExpiry(restaurantId), StoredMoment),
  tablet: storage.read(keys.tablet(restaurantId), StoredSeat),
  orderUuid: storage.read(keys.tableOrder(restaurantId), StoredText),
});

/** Writes only changed values: every write is an event in other tabs. */
export function writeTableMemory(
  restaurantId: number,
  before: TableMemory,
  after: TableMemory,
): void {
  if (after.table !== before.table) save(keys.table(restaurantId), after.table);
  if (after.expiry !== before.expiry) save(keys.tableExpiry(restaurantId), after.expiry);
  if (after.tablet !== before.tablet) save(keys.tablet(restaurantId), after.tablet);
  if (after.orderUuid !== before.orderUuid) save(keys.tableOrder(restaurantId), after.orderUuid);
}

/** Calls the listener when another tab changed one of the keys. */
export function onTableMemoryChanged(restaurantId: number, listener: () => void): void {
  for (const key of [keys.table, keys.tableExpiry, keys.tablet, keys.tableOrder])
    storage.onForeignChange(key(restaurantId), listener);
}

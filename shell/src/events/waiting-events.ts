import { serverNow } from '@storefront/shared-domain/clock';
import { type VendorEvent, WaitingEvents } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const WORTH_TELLING_MS = 3_600_000;

/**
 * Queue of vendor events, stored for an hour: a payment may lead the customer to another site in
 * between.
 */
export function waitingEvents(restaurantId: number): {
  read(): readonly VendorEvent[];
  write(events: readonly VendorEvent[]): void;
} {
  const key = keys.vendorEvents(restaurantId);
  const stored = () =>
    (storage.read(key, WaitingEvents) ?? []).filter(
      ({ at }) => Math.abs(serverNow() - at) < WORTH_TELLING_MS, // not long: a clock was wrong
    );
  return {
    read: () => stored().map(({ event }) => event),
    write: (events) => {
      if (events.length === 0) return storage.remove(key);
      const known = stored();
      const since = (event: VendorEvent): number =>
        known.find((one) => JSON.stringify(one.event) === JSON.stringify(event))?.at ?? serverNow();
      storage.write(
        key,
        events.map((event) => ({ at: since(event), event })),
      );
    },
  };
}

import type { KitchenConnection } from '@storefront/shared-domain/contracts';

/** Connection of a kitchen by its last heartbeat; a silence of exactly `silenceMs` is no loss. */
export function kitchenConnection(
  heardAt: Date | null,
  now: Date,
  silenceMs: number,
): KitchenConnection {
  if (heardAt === null) return { state: 'unknown', heardAt: null };
  const isLost = now.getTime() - heardAt.getTime() > silenceMs;
  return { state: isLost ? 'lost' : 'connected', heardAt: heardAt.toISOString() };
}

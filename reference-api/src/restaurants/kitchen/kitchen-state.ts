import type { KitchenConnection } from '@storefront/shared-domain/contracts';

/** Connection of a kitchen by its last heartbeat; a silence of exactly `silenceMs` is no loss. */
export function kitchenConnection(
  heartbeatAt: Date | null,
  now: Date,
  silenceMs: number,
): KitchenConnection {
  if (heartbeatAt === null) return { state: 'unknown', heartbeatAt: null };
  const isLost = now.getTime() - heartbeatAt.getTime() > silenceMs;
  return { state: isLost ? 'lost' : 'connected', heartbeatAt: heartbeatAt.toISOString() };
}

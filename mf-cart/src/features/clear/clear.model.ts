import { createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';

/** The customer confirmed emptying the cart. */
export const clearConfirmed = createEvent();

sample({ clock: clearConfirmed, fn: () => ({ by: 'customer' as const }), target: cartBus.cleared });

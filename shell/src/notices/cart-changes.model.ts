import { createEvent, createStore } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartChange } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { withChanges } from './cart-changes';

export const changesRead = createEvent();

/** Changes of the cart that the customer did not make, until they are read (OPEN-098, OPEN-082). */
export const $cartChanges = createStore<readonly CartChange[]>([])
  .on(cartBus.reconciled, (known, { changes }) =>
    changes === undefined || changes.length === 0 ? known : withChanges(known, changes),
  )
  .on(cartBus.prizesDropped, (known, { removed, reason }) =>
    withChanges(
      known,
      removed.map((line) => ({ kind: 'left' as const, line, reason, part: '' })),
    ),
  )
  .reset(changesRead, restaurantSelected);

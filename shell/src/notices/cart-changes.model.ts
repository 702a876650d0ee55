import { cartBus } from '@storefront/shared-domain/bus';
import type { CartChange } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { createEvent, createStore } from 'effector';

type Reported = readonly CartChange[];

/**
 * Merges a new change of a line with its unread one: the old price is the one that the customer
 * last saw.
 */
function joined(known: CartChange | undefined, fresh: CartChange): CartChange[] {
  if (known?.kind === 'repriced' && fresh.kind === 'repriced')
    return known.from === fresh.to ? [] : [{ ...fresh, from: known.from }];
  if (known?.kind === 'points' && fresh.kind === 'points')
    return known.from === fresh.to ? [] : [{ ...fresh, from: known.from }];
  return [fresh];
}

/** The unread changes, one per line. */
function withChanges(known: Reported, fresh: Reported): Reported {
  const lineOf = ({ line }: CartChange) => line.lineId;
  const isAnew = new Set(fresh.map(lineOf));
  return [
    ...known.filter((change) => !isAnew.has(lineOf(change))),
    ...fresh.flatMap((change) =>
      joined(
        known.find((other) => lineOf(other) === lineOf(change)),
        change,
      ),
    ),
  ];
}

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

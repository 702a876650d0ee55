import type { CartChange } from '@storefront/shared-domain/contracts';

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
export function withChanges(known: Reported, fresh: Reported): Reported {
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

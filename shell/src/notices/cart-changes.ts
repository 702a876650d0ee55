import type { CartChange } from '@storefront/shared-domain/contracts';

type Told = readonly CartChange[];

/**
 * The new change of a line together with the one that is still unread: a price is told from what
 * the customer last saw.
 */
function joined(known: CartChange | undefined, fresh: CartChange): CartChange[] {
  if (known?.kind === 'repriced' && fresh.kind === 'repriced')
    return known.from === fresh.to ? [] : [{ ...fresh, from: known.from }];
  if (known?.kind === 'points' && fresh.kind === 'points')
    return known.from === fresh.to ? [] : [{ ...fresh, from: known.from }];
  return [fresh];
}

/** Changes that wait to be read, each line once. */
export function withChanges(known: Told, fresh: Told): Told {
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

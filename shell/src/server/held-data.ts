import { RestaurantData, parse } from '@storefront/shared-domain/contracts';

/** Data of a restaurant in one revision; null when it violates its contract. */
interface Held {
  readonly data: RestaurantData | null;
  /** Length of its JSON. */
  readonly characters: number;
}

/** Two menus of 5,000 products, each of about 30 MB in memory, or some hundred ordinary ones. */
const MAX_CHARACTERS = 12_000_000;

/** By key, the least recently used first. */
const held = new Map<string, Held>();

const sum = (): number => [...held.values()].reduce((all, { characters }) => all + characters, 0);

/**
 * Reads the response of a restaurant once for all pages of its revision: with 5,000 products it
 * takes longer than a render. The least recently used data is dropped.
 */
export function holdData(key: string, wireJson: string): void {
  held.delete(key);
  held.set(key, {
    data: parse(RestaurantData, JSON.parse(wireJson) as unknown),
    characters: wireJson.length,
  });
  for (const oldest of held.keys()) {
    if (oldest === key || sum() <= MAX_CHARACTERS) return;
    held.delete(oldest);
  }
}

/** The data held under this key; `undefined` when it has to be given (again). */
export function heldData(key: string): RestaurantData | null | undefined {
  const found = held.get(key);
  if (found === undefined) return undefined;
  held.delete(key);
  held.set(key, found);
  return found.data;
}

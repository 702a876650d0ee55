import { RestaurantData } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { soldOutDocument } from './sold-out';
import { unreadablePaths } from './unreadable-record';

/** A record that was read: `wire` is the UTF-8 of its stored text, `data` that of `RestaurantData` as JSON, which loses nothing. */
export type MenuRead = { kind: 'read'; wire: Uint8Array<ArrayBuffer>; data: Uint8Array<ArrayBuffer> } | { kind: 'unreadable'; paths: string[] };

/** Reads the stored text of a restaurant by its contract. */
export function readMenu(text: string): MenuRead {
  const parsed = z.safeParse(RestaurantData, JSON.parse(text));
  if (!parsed.success) return { kind: 'unreadable', paths: unreadablePaths(parsed.error) };
  return { kind: 'read', wire: new TextEncoder().encode(text), data: new TextEncoder().encode(JSON.stringify(parsed.data)) };
}

/** The same wire text with these items sold out. */
export const markSoldOut = ({ wire, itemIds }: { wire: Uint8Array; itemIds: readonly string[] }): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(soldOutDocument(new TextDecoder().decode(wire), itemIds));

import { RestaurantData } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { splitRecord } from './menu-parts';
import type { WirePatch } from './opening-state';
import { otherPrices, type OtherPrices } from './other-prices';
import { recordProblems, type RecordProblems } from './record-problems/record-problems';
import { withSoldOut, type Sold } from './sold-out';
import { unreadablePaths } from './unreadable-record';

/**
 * The result of reading a record: `wire` is the UTF-8 of its stored text, `parts` that of
 * `RestaurantData` as JSON, which loses nothing, for `joinRecord`.
 */
export type MenuRead =
  | {
      kind: 'read';
      wire: Uint8Array<ArrayBuffer>;
      parts: Uint8Array<ArrayBuffer>[];
      otherPrices: OtherPrices;
    }
  | { kind: 'unreadable'; paths: string[] };

const utf8 = new TextEncoder();

/** Reads the stored text of a restaurant by its contract. */
export function readMenu(text: string): MenuRead {
  const json: unknown = JSON.parse(text);
  const parsed = z.safeParse(RestaurantData, json);
  if (!parsed.success) return { kind: 'unreadable', paths: unreadablePaths(parsed.error) };
  return {
    kind: 'read',
    wire: utf8.encode(text),
    parts: splitRecord(parsed.data).map((part) => utf8.encode(part)),
    otherPrices: otherPrices(json, parsed.data),
  };
}

/** Problems of a readable record in its wire text. */
export function findProblems(wire: Uint8Array): RecordProblems {
  const json: unknown = JSON.parse(new TextDecoder().decode(wire));
  return recordProblems(json, z.parse(RestaurantData, json));
}

/** What a wire text states besides the stored record. */
export type Marks = { readonly itemIds: readonly string[]; readonly patch: WirePatch };

/** A wire text with these items sold out, in this state of its hours. */
export function markText({
  wire,
  itemIds,
  patch,
}: Marks & { wire: Uint8Array }): Uint8Array<ArrayBuffer> {
  const document = JSON.parse(new TextDecoder().decode(wire)) as Sold & { info: object };
  const info = { ...document.info, ...patch.info };
  return utf8.encode(JSON.stringify({ ...withSoldOut(document, itemIds), ...patch, info }));
}

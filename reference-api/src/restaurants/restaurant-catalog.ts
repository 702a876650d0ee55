import { budget } from '@storefront/http-kit';
import { ScheduleTemplate, type RestaurantData } from '@storefront/shared-domain/contracts';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../platform/single-flight';
import type { Queryable } from '../platform/db/database';
import {
  findRestaurant,
  findRevision,
  type RestaurantKey,
  type Revision,
} from './restaurants.repository';
import { listScheduleTemplates } from './schedule-templates.repository';
import { encodedDocument, type EncodedDocument } from './encoded-document';
import { menuReader, type MenuReader } from './menu-reader';
import { openingState, publishedData, type OpeningState } from './opening-state';
import type { OtherPrices } from './other-prices';
import { soldOutRevision } from './sold-out';
import type { RevisionMemory } from './revision-memory';
import { readRecord } from './unreadable-record';

/**
 * A restaurant ready for use: its encoded response at present, its parsed record for the rules
 * (without sold-out marks, which an order checks in its transaction, and with the flags of the stored
 * record, see `openedData`), the names of its tables, and its schedule templates by name.
 */
export type LoadedRestaurant = {
  id: number;
  url: string;
  /** Of the record alone: sold-out items and hours do not change it. */
  revision: string;
  data: RestaurantData;
  document: EncodedDocument;
  /** When the response changes with the hours at the latest, in milliseconds since 1970. */
  changesAt: number;
  tables: readonly string[];
  scheduleTemplates: ReadonlyMap<string, ScheduleTemplate>;
};

/**
 * The schedule template of a restaurant, named by its record; null, so that its own hours count
 * (OPEN-100), when the record names none or an unknown one.
 */
export const scheduleTemplateOf = ({
  data,
  scheduleTemplates,
}: Pick<LoadedRestaurant, 'data' | 'scheduleTemplates'>): ScheduleTemplate | null =>
  scheduleTemplates.get(data.info.scheduleSettings.hoursTemplate?.id ?? '') ?? null;

export type RestaurantCatalog = {
  /**
   * The current revision of a restaurant, or null when there is none; read on the connection `on`,
   * if one is given, whose transaction has changed neither restaurants nor stock. Without one no
   * statement is needed for what is in memory.
   */
  find(key: RestaurantKey, on?: Queryable): Promise<LoadedRestaurant | null>;
  /**
   * The restaurant that is current by what was reported: another node may have replaced it just now,
   * compare its revision with `hasRevision`. null when it must be read.
   */
  held(id: number): LoadedRestaurant | null;
};

/** Cache size of all restaurants together, in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;
/**
 * Bytes in memory per byte of a record: its text, the text with sold-out marks, both compressed,
 * and the parsed record, 1.4 on the heap.
 */
const HELD = 5;

/** Names and numbers of restaurants that exist, without their records. */
const MAX_KNOWN = 10_000;

/**
 * A cached restaurant: the text and the record as stored, and what the text that is sent states
 * besides them: the items that are sold out, and the state of its hours; null for the stored text.
 * `of`: the revision for which it was found to be current.
 */
type CachedRestaurant = {
  of: Revision | null;
  revision: string;
  wire: Buffer;
  stored: RestaurantData;
  soldOut: string;
  opening: OpeningState | null;
  restaurant: LoadedRestaurant;
};

/** Data of a revision besides the restaurant; `wire` is the UTF-8 of its stored text. */
type ReadRevision = {
  readonly otherPrices: OtherPrices;
  readonly wire: Buffer;
  /** Time zone as written in the record. */
  readonly writtenZone: string;
};

/**
 * `loaded` is called with each restaurant after its record was read: again after a change, or after
 * it was dropped from the cache.
 */
export type CatalogOptions = {
  reader?: MenuReader;
  now?: () => Date;
  mostBytes?: number;
  loaded?: ((restaurant: LoadedRestaurant & ReadRevision) => void) | undefined;
  /** Current revisions in memory; without it each call reads its revision from the database. */
  revisions?: RevisionMemory;
};

/**
 * Caches the restaurants that were requested last. The current revision and the sold-out items are
 * in memory until the database reports a change of them; otherwise each call reads them (one row by
 * its key), so that no node serves a menu that another node has replaced. A revision is loaded and
 * parsed once, and marked once per state of its hours and set of sold-out items: concurrent calls
 * wait for the same work, and all get its error, which is not cached.
 * Lookups of restaurants that were not found before have a budget of their own. Throws
 * `BudgetExceededError`, `UnreadableRecordError`.
 */
export function restaurantCatalog(
  db: Queryable,
  {
    reader = menuReader,
    now = () => new Date(),
    mostBytes = MAX_BYTES,
    loaded,
    revisions,
  }: CatalogOptions = {},
): RestaurantCatalog {
  const cached = new LRUCache<number, CachedRestaurant>({
    maxSize: mostBytes,
    sizeCalculation: ({ wire }) => wire.length * HELD,
  });
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const inTurn = {
    unknown: budget({ name: 'unknown restaurants', atOnce: 2, waiting: 64, everyMs: 10 }),
    menus: budget({ name: 'menus', atOnce: 4, waiting: 256 }),
  };
  const [finding, loading, marking] = [
    singleFlight<Revision | null>(),
    singleFlight<CachedRestaurant | null>(),
    singleFlight<CachedRestaurant>(),
  ];

  // Called within a single flight, so that the next call finds the result in the cache.
  const store = (cachedRestaurant: CachedRestaurant): CachedRestaurant => {
    cached.set(cachedRestaurant.restaurant.id, cachedRestaurant);
    return cachedRestaurant;
  };

  async function load(on: Queryable, id: number): Promise<CachedRestaurant | null> {
    const row = await findRestaurant(on, { id });
    if (!row) return null;
    const { wire, data: stored, otherPrices } = await reader.read(id, row.document);
    const scheduleTemplates = new Map(
      (await listScheduleTemplates(on, id)).map((scheduleTemplateRow) => [
        scheduleTemplateRow.id,
        readRecord(id, ScheduleTemplate, JSON.parse(scheduleTemplateRow.template)),
      ]),
    );
    const data = publishedData(stored, scheduleTemplateOf({ data: stored, scheduleTemplates }));
    const restaurant = {
      id,
      url: row.url,
      revision: row.revision,
      data,
      document: encodedDocument(wire, row.revision),
      changesAt: 0,
      tables: row.tables,
      scheduleTemplates,
    };
    const writtenZone = stored.info.timezone;
    loaded?.({ ...restaurant, otherPrices, wire, writtenZone });
    const { revision } = row;
    return store({ of: null, revision, wire, stored, soldOut: '', opening: null, restaurant });
  }

  async function mark(
    base: CachedRestaurant,
    soldOut: string,
    itemIds: readonly string[],
    opening: OpeningState,
  ): Promise<CachedRestaurant> {
    const { wire, restaurant } = base;
    const marked = await reader.mark(wire, { itemIds, patch: opening.patch });
    const document = encodedDocument(marked, `${base.revision}${soldOut}${opening.revision}`);
    const current = { ...restaurant, document, changesAt: opening.until };
    return store({ ...base, of: null, soldOut, opening, restaurant: current });
  }

  /** Whether the text that was sent last states the hours of this instant. */
  const isOpeningAt = (opening: OpeningState | null, at: number): opening is OpeningState =>
    opening !== null && opening.from <= at && at < opening.until;

  function openingNow({ opening, stored, restaurant }: CachedRestaurant, at: number): OpeningState {
    return isOpeningAt(opening, at)
      ? opening
      : openingState({ ...restaurant, template: scheduleTemplateOf(restaurant) }, stored, at);
  }

  // A caller that holds a connection must not wait for one that waits for a connection: it loads on
  // its own connection, shared with other such callers only.
  const loadShared = (
    id: number,
    revision: string,
    held: Queryable | undefined,
  ): Promise<CachedRestaurant | null> =>
    held
      ? loading(`held ${id} ${revision}`, () => load(held, id))
      : loading(`${id} ${revision}`, () => inTurn.menus(() => load(db, id)));

  async function current(
    found: Revision,
    held: Queryable | undefined,
  ): Promise<CachedRestaurant | null> {
    const { id, revision, soldOut: itemIds } = found;
    const [latest, at] = [cached.get(id), now().getTime()];
    if (latest?.of === found && isOpeningAt(latest.opening, at)) return latest;
    const soldOut = soldOutRevision(itemIds);
    const base = latest?.revision === revision ? latest : await loadShared(id, revision, held);
    if (!base) return null;
    const opening = openingNow(base, at);
    if (base.soldOut === soldOut && base.opening === opening) {
      base.of = found;
      return base;
    }
    return marking(`${id} ${base.revision}${soldOut}${opening.revision}`, () =>
      mark(base, soldOut, itemIds, opening),
    );
  }

  async function lookUp(key: RestaurantKey): Promise<Revision | null> {
    const remembered = revisions?.get(key);
    if (remembered) return remembered;
    const name = 'id' in key ? `id ${key.id}` : `url ${key.url}`;
    const isThere =
      known.has(name) ||
      (await finding(name, () => inTurn.unknown(() => findRevision(db, key)))) !== null;
    if (!isThere) return null;
    known.set(name, true);
    // once more: the shared result may be older than the request
    const read = () => findRevision(db, key);
    const found = await (revisions ? revisions.read(key, read) : read());
    if (!found) known.delete(name);
    return found;
  }

  function lookUpOn(held: Queryable, key: RestaurantKey): Promise<Revision | null> {
    const read = () => findRevision(held, key);
    return revisions ? revisions.read(key, read, 'held') : read();
  }

  return {
    find: async (key, held) => {
      const revision = await (held ? lookUpOn(held, key) : lookUp(key));
      return (revision && (await current(revision, held)))?.restaurant ?? null;
    },
    held: (id) => {
      const [latest, reported] = [cached.get(id), revisions?.get({ id })];
      return latest && latest.revision === reported?.revision ? latest.restaurant : null;
    },
  };
}

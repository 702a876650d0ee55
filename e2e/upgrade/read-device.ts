import { allSettled, fork } from 'effector';
import * as z from 'zod/mini';
import {
  Address,
  Coordinates,
  DismissedReviews,
  LoginMode,
  RestaurantData,
  StoredConsents,
  StoredLastDelivery,
  StoredMoment,
  StoredOrderDraft,
  StoredPizzaDrafts,
  StoredSeat,
  StoredText,
  ReportedOrders,
  UsedCoupons,
  WaitingEvents,
  Zone,
} from '@storefront/shared-domain/contracts';
import {
  $cartPoints,
  $cartSubtotal,
  $deliveryType,
  $lines,
  $pendingOrder,
  $restaurantData,
  readCartFx,
  readPendingFx,
} from '@storefront/shared-domain/models';
import {
  ADDRESS_FIELDS,
  DeviceOrders,
  fingerprintOf,
  keys,
  PushAnswer,
  readGoogleVisit,
  storage,
} from '@storefront/shared-domain/storage';
import { failedShells } from '../../shell/src/boot/failed-shells';
import { readOverrides, storedOverrides } from '../../shell/src/boot/stored-overrides';
import { visitorId } from '../../shell/src/boot/recognise-visitor';
import { createReloadGuard } from '../../shell/src/remotes/reload-guard';
import { readSession } from '../../shell/src/tab/session';
import { readTab } from '../../shell/src/tab/tab-memory';

/** An entry of a browser's storage. */
export interface StoredEntry {
  readonly storage: 'local' | 'session';
  readonly key: string;
  readonly text: string;
}

type Reader = () => unknown;

async function readCart(restaurantId: number): Promise<unknown> {
  const scope = fork();
  await allSettled(readCartFx, { scope, params: restaurantId });
  const stores = [$lines, $deliveryType, $cartSubtotal, $cartPoints] as const;
  return stores.map((store) => scope.getState<unknown>(store));
}

async function readPending(id: number): Promise<unknown> {
  const restaurant = { info: { id } } as RestaurantData;
  const scope = fork({ values: [[$restaurantData, restaurant]] });
  await allSettled(readPendingFx, { scope, params: undefined });
  return scope.getState($pendingOrder);
}

const by =
  (key: string, schema: z.ZodMiniType): Reader =>
  () =>
    storage.read(key, schema);

const ADDRESS: Partial<Record<(typeof ADDRESS_FIELDS)[number], z.ZodMiniType>> = {
  zone_object: Zone,
  distance: Address.shape.distance,
  latitude: Coordinates.shape.latitude,
  longitude: Coordinates.shape.longitude,
};

/** Readers of values with a fixed key. */
const FIXED: Readonly<Record<string, Reader>> = {
  [keys.debugMode]: () => storage.readDebugMode(),
  [keys.oneSignalId]: by(keys.oneSignalId, z.string()),
  [keys.deviceOrders]: by(keys.deviceOrders, DeviceOrders),
  [keys.fingerprint]: () => fingerprintOf(storage),
  [keys.phone]: by(keys.phone, StoredText),
  [keys.push]: by(keys.push, PushAnswer),
  [keys.consent]: by(keys.consent, StoredConsents),
  'google-sign-in': readGoogleVisit,
  'storefront.visitor': visitorId,
  'storefront.session': readSession,
  'storefront.failed-shells': failedShells,
  'storefront.followed-up': () => readTab('followed-up'),
  'storefront.review-asked': () => readTab('review-asked'),
  'storefront.order-bar-closed': () => readTab('order-bar-closed'),
};

/** Readers of values whose key ends with the id of a restaurant. */
const ofRestaurant = (id: number): Readonly<Record<string, Reader>> => ({
  [keys.cart(id)]: () => readCart(id),
  [keys.orderDraft(id)]: by(keys.orderDraft(id), StoredOrderDraft),
  [keys.lastDelivery(id)]: by(keys.lastDelivery(id), StoredLastDelivery),
  [keys.pizzaDrafts(id)]: by(keys.pizzaDrafts(id), StoredPizzaDrafts),
  [keys.pendingOrder(id)]: () => readPending(id),
  [keys.usedCoupons(id)]: by(keys.usedCoupons(id), UsedCoupons),
  [keys.vendorEvents(id)]: by(keys.vendorEvents(id), WaitingEvents),
  [keys.reportedOrders(id)]: by(keys.reportedOrders(id), ReportedOrders),
  [keys.table(id)]: by(keys.table(id), StoredSeat),
  [keys.tableExpiry(id)]: by(keys.tableExpiry(id), StoredMoment),
  [keys.tablet(id)]: by(keys.tablet(id), StoredSeat),
  [keys.tableOrder(id)]: by(keys.tableOrder(id), StoredText),
  [keys.lastOrderToken(id)]: by(keys.lastOrderToken(id), z.string()),
  [keys.token(id)]: by(keys.token(id), StoredText),
  [keys.loginMode(id)]: by(keys.loginMode(id), LoginMode),
  [keys.loggingOut(id)]: by(keys.loggingOut(id), StoredText),
  [keys.loyaltyDismissed(id)]: by(keys.loyaltyDismissed(id), StoredMoment),
  [keys.dismissedReviews(id)]: by(keys.dismissedReviews(id), DismissedReviews),
  ...Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [
      keys.address(field, id),
      by(keys.address(field, id), ADDRESS[field] ?? StoredText),
    ]),
  ),
});

/** Readers of values whose key ends with another name. */
const named = (name: string): Readonly<Record<string, Reader>> => ({
  [keys.externalReference(name)]: by(keys.externalReference(name), StoredText),
  [keys.menuCache(name)]: by(keys.menuCache(name), RestaurantData),
});

/** Readers of values that belong to the composition of the tab's session. */
const ofSession = (session: string): Readonly<Record<string, Reader>> => ({
  'storefront.overrides': () => {
    sessionStorage.setItem('storefront.session', session);
    const { composition } = readSession() ?? {};
    return composition && readOverrides(storedOverrides(), { composition, origins: [] });
  },
  'storefront.reloads': () => {
    sessionStorage.setItem('storefront.session', session);
    const base = readSession()?.composition.shell.base ?? '';
    const guard = createReloadGuard({ mayReload: () => false, reload: () => undefined });
    return [guard.isAvoided(base), guard.hasRecovered(base, './pages/menu')];
  },
});

/**
 * Puts one entry into an empty storage of the page and reads it as the storefront does. `session`:
 * the stored session of a tab. Throws for a key that the storefront does not read.
 */
export async function readEntry(
  { storage: kind, key, text }: StoredEntry,
  session: string,
): Promise<unknown> {
  localStorage.clear();
  sessionStorage.clear();
  (kind === 'local' ? localStorage : sessionStorage).setItem(key, text);
  const id = Number(/-(\d+)$/.exec(key)?.[1] ?? 0);
  const name = key.replace(/^external_reference_|^cardapio\./, '');
  const readers = { ...FIXED, ...ofRestaurant(id), ...named(name), ...ofSession(session) };
  const reader = readers[key];
  if (reader === undefined) throw new Error(`the storefront does not read ${key}`);
  return reader();
}

import * as z from 'zod/mini';
import { ADDRESS_TEXT_NAMES, recordOf } from './address-fields';
import { Id, flag, money, text } from './primitives';

export const Coordinates = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Coordinates = z.output<typeof Coordinates>;

const coordinates = z.catch(z.nullish(Coordinates), null);

/** A delivery address (DOMAIN-034): its texts, and `distance` in kilometres. */
export const Address = z.object({
  ...recordOf(ADDRESS_TEXT_NAMES, text),
  distance: z.catch(z.nullish(z.number()), null),
  deliveryFeeID: z.catch(z.nullish(Id), null),
  coordinates,
});
export type Address = z.output<typeof Address>;

/** One hit of an address search (DOMAIN-035). */
export const AddressSuggestion = z.object({
  street: text(),
  addr: text(),
  lat: z.number(),
  lng: z.number(),
  district: text(),
  city: text(),
});
export type AddressSuggestion = z.output<typeof AddressSuggestion>;

/**
 * Answer of a fee call (DOMAIN-037): `found`: the address exists, `delivery`: it is in the delivery
 * area.
 */
export const DeliveryFeeResult = z.object({
  found: z.boolean(),
  delivery: z.boolean(),
  deliveryFee: money(),
  deliveryFeeID: z.catch(z.nullish(Id), null),
  distance: z.catch(z.nullish(z.number()), null),
  street: text(),
  zone: text(),
  city: text(),
  number: text(),
});
export type DeliveryFeeResult = z.output<typeof DeliveryFeeResult>;

/** An address found on the map, with its delivery data (DOMAIN-036). */
export const GeospatialAddress = z.object({
  address: z.object({ street: text(), number: text(), city: text(), zone: text(), name: text() }),
  coordinates: Coordinates,
  complements: z.prefault(
    z.object({ number: text(), complement: text(), referencePoint: text() }),
    {},
  ),
  deliveryInfo: z.nullish(
    z.object({
      found: z.boolean(),
      delivery: z.boolean(),
      deliveryFee: money(),
      deliveryFeeID: z.catch(z.nullish(Id), null),
      motoboyRemuneration: money(),
    }),
  ),
});
export type GeospatialAddress = z.output<typeof GeospatialAddress>;

/** Answer of the fee of a point (API-30, OPEN-052). `motoboyRemuneration`: pay of the courier. */
export const GeospatialFee = z.object({
  ...DeliveryFeeResult.shape,
  motoboyRemuneration: money(),
});

/** Query of an address search (API-25, API-26). */
export const GeocodeRequest = z.object({ query: z.string().check(z.maxLength(255)) });

/** A point by its short names (API-26). */
export const GeocodedPoint = z.object({
  lat: Coordinates.shape.latitude,
  lng: Coordinates.shape.longitude,
});

/** Answer of the postal-code lookup (OPEN-020); `erro` for an unknown code. */
export const PostalCodeAnswer = z.object({
  logradouro: text(),
  bairro: text(),
  localidade: text(),
  uf: text(),
  erro: flag(),
});
export type PostalCodeAnswer = z.output<typeof PostalCodeAnswer>;

/** A delivery region (API-22, OPEN-052). */
export const Region = z.object({ region_id: Id, name: text() });

/** A phone stored for this visit (API-49, OPEN-085); either name of the ISO instant is accepted. */
export const PhoneItem = z.object({ phone: text(), createdAt: text(), created_at: text() });
export type PhoneItem = z.output<typeof PhoneItem>;

/** Body of `POST /restaurant/deliveryfees` (API-20, OPEN-051). */
export const DeliveryFeeRequest = z.object({
  restaurantID: z.number(),
  street: text(),
  number: text(),
  zone: text(),
  city: text(),
  region: text(),
  coordinates,
  deliveryFeeID: z.catch(z.nullish(Id), null),
});

/**
 * Body of `POST /restaurant/deliveryfees/discount/by-value` (API-21): `value` is the cart total.
 */
export const FeeDiscountRequest = z.object({ restaurantID: z.number(), value: money() });

/**
 * Answer of API-21: either name of the value is accepted (CONFLICTS-12); money or percent by
 * `discountType`.
 */
export const FeeDiscountResult = z.object({
  value: z.catch(z.nullish(z.number()), null),
  discountValue: z.catch(z.nullish(z.number()), null),
  discountType: text(),
});
export type FeeDiscountResult = z.output<typeof FeeDiscountResult>;

/** A neighborhood with its fee per region (DOMAIN-039). */
export const Zone = z.object({
  id: Id,
  zone: z.string(),
  city: text(),
  available: flag(),
  regions: z.catch(z.array(z.object({ region_id: Id, fee: money(), returnFee: money() })), []),
});
export type Zone = z.output<typeof Zone>;

/** Car that comes to the window, for the kitchen (DELIVERY-21). */
export const CarDetails = z.object({ car_plate: text(), car_model_color: text() });

export const ZonesRequest = z.object({ restaurantID: z.number() });

/**
 * Request header with the uuid of the device, as its orders carry it in `fingerprint`: for delivery
 * fees, the points of addresses, and viewing and acting on orders.
 */
export const DEVICE_HEADER = 'x-storefront-device';

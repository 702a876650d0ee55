import type {
  AddressDetail,
  AddressFieldName,
  AddressText,
  FreeAddressText,
  OrderAddressText,
  RestaurantInfo,
  TypedAddressText,
} from '../../contracts';
import {
  ADDRESS_TEXT_NAMES,
  ADDRESS_TEXTS,
  orderNameOf,
  recordOf,
  TYPED_ADDRESS_TEXTS,
} from '../../contracts/address-fields';
import { countryNamed } from '../country/country-table';
import { streetLine } from '../country/places';

/** Texts that help the courier and change no fee, in the order of the table. */
export const ADDRESS_DETAILS = TYPED_ADDRESS_TEXTS.filter(
  (field): field is AddressDetail => ADDRESS_TEXTS[field].isDetail === true,
);
export const FREE_ADDRESS_TEXTS = TYPED_ADDRESS_TEXTS.filter(
  (field): field is FreeAddressText => ADDRESS_TEXTS[field].isFreeText !== false,
);

/** Name of a typed text in violations and in text keys. */
export const addressFieldName = <Field extends TypedAddressText>(
  field: Field,
): AddressFieldName<Field> => (ADDRESS_TEXTS[field].name ?? field) as AddressFieldName<Field>;

/** The text with a name. */
export const addressTextNamed = (name: AddressFieldName): TypedAddressText =>
  TYPED_ADDRESS_TEXTS.find((field) => addressFieldName(field) === name)!;

/**
 * Whether a neighborhood must be given: in a country whose addresses name it (Brazil), or anywhere
 * with manual selection (CONFLICTS-13).
 */
export const isZoneMandatory = (info: RestaurantInfo): boolean =>
  countryNamed(info.country)?.hasZone === true || info.manual_zone_selection;

/** Whether a text must be given at this restaurant. */
export function isAddressTextMandatory(field: TypedAddressText, info: RestaurantInfo): boolean {
  const { mandatory } = ADDRESS_TEXTS[field];
  if (typeof mandatory === 'boolean') return mandatory;
  if (mandatory === 'zone') return isZoneMandatory(info);
  return mandatory === 'city' ? info.deliveryCities.length > 0 : info[mandatory];
}

type OrderTexts = Readonly<Record<OrderAddressText, string>>;

/** A text per field, under the names of an order. */
export const orderAddressTexts = (
  of: (field: AddressText) => string,
): Record<OrderAddressText, string> =>
  Object.fromEntries(ADDRESS_TEXT_NAMES.map((field) => [orderNameOf(field), of(field)])) as Record<
    OrderAddressText,
    string
  >;

/** The texts of an order's address under their own names. */
export const addressTextsOf = (user: OrderTexts): Record<AddressText, string> =>
  recordOf(ADDRESS_TEXT_NAMES, (field) => user[orderNameOf(field)]);

/**
 * The address of an order as lines of text: street with number, in the order of the restaurant's
 * country, and complement, neighborhood and city, directions. Blank texts and empty lines are left
 * out.
 */
export function addressLines(user: OrderTexts, country: string): string[] {
  const textOf = (field: TypedAddressText): string => user[orderNameOf(field)];
  const door = streetLine(textOf('street'), textOf('number'), country);
  return (['street', 'area', 'directions'] as const)
    .map((line) =>
      TYPED_ADDRESS_TEXTS.filter(
        (field) => ADDRESS_TEXTS[field].line === line && field !== 'number',
      )
        .map((field) => (field === 'street' ? door : textOf(field)))
        .filter((text) => text !== '')
        .join(' · '),
    )
    .filter((line) => line !== '');
}

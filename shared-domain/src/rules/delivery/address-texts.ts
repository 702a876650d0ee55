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

/** Country codes are ISO (OPEN-099). */
const isInBrazil = (info: RestaurantInfo): boolean => info.country.trim().toUpperCase() === 'BR';

/**
 * Whether a neighborhood must be given: in Brazil, or anywhere with manual selection
 * (CONFLICTS-13).
 */
export const isZoneMandatory = (info: RestaurantInfo): boolean =>
  isInBrazil(info) || info.manual_zone_selection;

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
 * The address of an order as lines of text: street with number and complement, neighborhood and
 * city, directions. Blank texts and empty lines are left out.
 */
export const addressLines = (user: OrderTexts): string[] =>
  (['street', 'area', 'directions'] as const)
    .map((line) =>
      TYPED_ADDRESS_TEXTS.filter((field) => ADDRESS_TEXTS[field].line === line).reduce(
        (before, field) => {
          const text = user[orderNameOf(field)];
          if (before === '' || text === '') return before + text;
          return before + (ADDRESS_TEXTS[field].before ?? ' · ') + text;
        },
        '',
      ),
    )
    .filter((line) => line !== '');

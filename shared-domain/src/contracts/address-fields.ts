/** Attributes of every text of an address. */
type AddressAttributes = {
  /** Name in the `user` of an order (DOMAIN-031), if it differs. */
  readonly inOrder?: string;
  /**
   * What a client sees that may only view the order: dots by default, `start` the first 4
   * characters, `none` the text.
   */
  readonly mask?: 'none' | 'start';
};

/** A text that comes with a chosen street or neighborhood: not typed, and not stored by itself. */
type HiddenText = AddressAttributes & { readonly line?: never };

/**
 * A text with an input in both forms, stored on the device under its own name (DOMAIN-058) and part
 * of the order text.
 */
type TypedText = AddressAttributes & {
  /** Name in violations and in text keys (`address-form.<name>`), if it differs. */
  readonly name?: string;
  /** Line of the order text, and group of inputs. */
  readonly line: 'street' | 'area' | 'directions';
  /**
   * When it must be given (DELIVERY-27): always, never, by a setting of the restaurant, or by the
   * rule of `city` or `zone`.
   */
  readonly mandatory:
    boolean | 'city' | 'zone' | 'street_number_is_mandatory' | 'reference_is_mandatory';
  /**
   * Maximum length in an order, enforced by the API; without it the forms accept 255 characters.
   * Forms accept a longer number (`rules/delivery/house-number.ts`).
   */
  readonly longest?: number;
  /** Token of the attribute `autocomplete`; 'off' by default. */
  readonly autoComplete?: string;
  /** In free text, the default, a card number is refused. */
  readonly isFreeText?: false;
  /** Helps the courier and changes no fee; its input has a hint (`address-form.<name>-hint`). */
  readonly isDetail?: true;
};

/**
 * The texts of an address in the order of their violations and within their lines. Contracts, rules,
 * both forms, the device's storage, the order text and the mask of the API read this table.
 */
const TABLE = {
  street: {
    inOrder: 'address',
    line: 'street',
    mandatory: true,
    autoComplete: 'address-line1',
    mask: 'start',
  },
  zone: {
    line: 'area',
    mandatory: 'zone',
    autoComplete: 'address-level3',
    mask: 'none',
  },
  city: { line: 'area', mandatory: 'city', isFreeText: false, mask: 'none' },
  number: {
    line: 'street',
    mandatory: 'street_number_is_mandatory',
    longest: 10,
  },
  complemento: {
    name: 'complement',
    line: 'street',
    mandatory: false,
    autoComplete: 'address-line2',
    isDetail: true,
  },
  address_ref: {
    name: 'reference',
    line: 'directions',
    mandatory: 'reference_is_mandatory',
    isDetail: true,
  },
  region: { mask: 'none' },
  cep: { inOrder: 'CEP' },
} as const satisfies Record<string, HiddenText | TypedText>;

type Table = typeof TABLE;
type Where<Attributes> = {
  [Field in keyof Table]: Table[Field] extends Attributes ? Field : never;
}[keyof Table];
type Named<Field extends keyof Table, Attribute extends string> =
  Table[Field] extends Readonly<Record<Attribute, infer Name extends string>> ? Name : Field;

/** A text of an address (DOMAIN-034). */
export type AddressText = keyof Table;
/** A text with an input in the forms. */
export type TypedAddressText = Where<{ line: string }>;
/** A text that changes no fee. */
export type AddressDetail = Where<{ isDetail: true }>;
/** A free text of an address. */
export type FreeAddressText = Exclude<TypedAddressText, Where<{ isFreeText: false }>>;
/** Name of a typed text in violations and in text keys. */
export type AddressFieldName<Field extends TypedAddressText = TypedAddressText> =
  Field extends unknown ? Named<Field, 'name'> : never;
/** Name of a text in the `user` of an order. */
export type OrderAddressText = { [Field in AddressText]: Named<Field, 'inOrder'> }[AddressText];

export const ADDRESS_TEXTS: Table &
  Readonly<Record<AddressText, AddressAttributes>> &
  Readonly<Record<TypedAddressText, TypedText>> = TABLE;

export const ADDRESS_TEXT_NAMES = Object.keys(TABLE) as AddressText[];
export const TYPED_ADDRESS_TEXTS = ADDRESS_TEXT_NAMES.filter(
  (field): field is TypedAddressText => 'line' in TABLE[field],
);

/** Name of a text in the `user` of an order. */
export const orderNameOf = (field: AddressText): OrderAddressText =>
  (ADDRESS_TEXTS[field].inOrder ?? field) as OrderAddressText;

/** A record with one value per field. */
export const recordOf = <Field extends string, Value>(
  fields: readonly Field[],
  of: (field: Field) => Value,
): Record<Field, Value> =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>;

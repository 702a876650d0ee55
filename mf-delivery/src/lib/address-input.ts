import {
  ADDRESS_TEXTS,
  TYPED_ADDRESS_TEXTS,
  type TypedAddressText,
} from '@storefront/shared-domain/contracts';
import { addressFieldName, LONGEST_TYPED_NUMBER } from '@storefront/shared-domain/rules';

const MAX_LENGTH = 255;

/** Texts with an input of their own in each form: found, searched for or chosen from a list. */
const PLACE_TEXTS = ['street', 'zone', 'city'] as const satisfies readonly TypedAddressText[];
type PlaceText = (typeof PLACE_TEXTS)[number];
export type PlainText = Exclude<TypedAddressText, PlaceText>;

/** The texts with a plain input that follow the street, or that direct the courier. */
export const plainTextsIn = (line: 'street' | 'directions'): readonly PlainText[] =>
  TYPED_ADDRESS_TEXTS.filter(
    (field): field is PlainText =>
      ADDRESS_TEXTS[field].line === line && !PLACE_TEXTS.some((own) => own === field),
  );

export const inputAttributes = (field: TypedAddressText) => {
  const { autoComplete = 'off', longest = MAX_LENGTH } = ADDRESS_TEXTS[field];
  // a longer number is no number of a house alone: the order has the rest in the complement
  return { autoComplete, maxLength: field === 'number' ? LONGEST_TYPED_NUMBER : longest };
};

export function addressInput(
  field: TypedAddressText,
  isMandatory: boolean,
  t: (key: string) => string,
) {
  const name = addressFieldName(field);
  return {
    ...inputAttributes(field),
    label: t(`address-form.${name}`),
    mark: isMandatory ? undefined : t('address-form.optional'),
    required: isMandatory,
    hint: ADDRESS_TEXTS[field].isDetail && t(`address-form.${name}-hint`),
  };
}

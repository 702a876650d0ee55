import type { CardFrameStart } from '@storefront/shared-domain/contracts';
import { isCallable, maskPhone, phoneDigits } from '@storefront/shared-domain/phones';
import {
  LONGEST_TYPED_NUMBER,
  documentName,
  hasPostcodeLayout,
  holderFields,
  holderProblems,
  maskCpfOrCnpj,
  maskPostcode,
  postcodeName,
  type HolderData,
  type HolderField,
  type HolderProblems,
} from '@storefront/shared-domain/rules';
import type { Translate } from '../texts';
import type { FieldOptions } from './field';
import { createStage, type Stage } from './stage';

type Start = Extract<CardFrameStart, { mode: 'new' }>;
type Face = Omit<FieldOptions, 'problem' | 'name'>;

/** The document of the holder: Brazil's has a mask, others may contain letters. */
function documentFace(t: Translate, { client, country }: Start): Face {
  const name = documentName(country);
  const common = { autocomplete: 'off', value: client.cpf };
  return name === ''
    ? { ...common, label: t('holder.cpf-cnpj'), capitals: true, format: maskCpfOrCnpj }
    : { ...common, label: name, capitals: true, maxLength: 24 };
}

const faces = (t: Translate, start: Start): Readonly<Record<HolderField, Face>> => ({
  name: {
    label: t('holder.name'),
    autocomplete: 'name',
    value: start.client.name,
    maxLength: 100,
  },
  email: {
    label: t('holder.email'),
    autocomplete: 'email',
    inputMode: 'email',
    value: start.client.email,
    maxLength: 254,
  },
  phone: {
    label: t(start.country === 'BR' ? 'holder.phone-brazil' : 'holder.phone'),
    autocomplete: 'tel',
    inputMode: 'tel',
    value: start.client.phone,
    format: (text) => maskPhone(text, start.country),
  },
  cpfCnpj: documentFace(t, start),
  postalCode: {
    label: t(`holder.${postcodeName(start.country)}`),
    autocomplete: 'postal-code',
    ...(hasPostcodeLayout(start.country) ? { inputMode: 'numeric' as const } : {}),
    maxLength: 12,
    format: (text) => maskPostcode(text, start.country),
  },
  addressNumber: {
    label: t('holder.address-number'),
    autocomplete: 'off',
    maxLength: LONGEST_TYPED_NUMBER,
  },
});

/** Every field of the holder; '' where the country has none. */
const wholeHolder = (values: Readonly<Partial<HolderData>>): HolderData => ({
  name: '',
  email: '',
  phone: '',
  cpfCnpj: '',
  postalCode: '',
  addressNumber: '',
  ...values,
});

/** The rules of the holder, and a phone that no country has. */
function findProblems(holder: HolderData, country: string): HolderProblems {
  const problems = holderProblems(holder, country);
  return problems.phone !== undefined || isCallable(holder.phone, country)
    ? problems
    : { ...problems, phone: 'phone' };
}

/** The holder with its phone in the stored form. */
const storedHolder = (values: HolderData, country: string): HolderData => ({
  ...wholeHolder(values),
  phone: phoneDigits(values.phone, country),
});

/** The stage, and its values with '' in the fields that the country does not have. */
export type HolderStage = Stage<HolderField> & { readonly holder: () => HolderData };

/**
 * Stage 2 of a new card: its holder (CARDS-06 to CARDS-10), prefilled with the storefront's data of
 * the customer. The country of the restaurant decides its fields and masks.
 */
export function createHolderStage(
  t: Translate,
  start: Start,
  onNext: () => void,
  onBack: () => void,
): HolderStage {
  const face = faces(t, start);
  const stage = createStage<HolderField>({
    t,
    onNext,
    onBack,
    heading: t('holder.heading'),
    step: t('step', { step: '2' }),
    next: t('finish'),
    back: t('back'),
    problems: (values) => findProblems(wholeHolder(values), start.country),
    fields: holderFields(start.country).map(({ field, isMandatory }) => ({
      ...face[field],
      name: field,
      isOptional: !isMandatory,
      ...(isMandatory ? {} : { hint: t('optional') }),
    })),
  });
  return { ...stage, holder: () => storedHolder(stage.values(), start.country) };
}

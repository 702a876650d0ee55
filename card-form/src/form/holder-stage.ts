import type { CardFrameStart } from '@storefront/shared-domain/contracts';
import {
  LONGEST_ADDRESS_NUMBER,
  holderProblems,
  maskCpfOrCnpj,
  maskHolderPhone,
  maskHolderPostalCode,
  phoneDigits,
} from '@storefront/shared-domain/rules';
import type { Translate } from '../texts';
import { createStage, type Stage } from './stage';

export type HolderField = 'name' | 'email' | 'phone' | 'cpfCnpj' | 'postalCode' | 'addressNumber';
type Client = Extract<CardFrameStart, { mode: 'new' }>['client'];

/** A foreign phone number is not used as the holder's Brazilian one (OPEN-099). */
const brazilianPhone = (digits: string): string =>
  [10, 11].includes(phoneDigits(digits, 'BR').length) ? digits : '';

/**
 * Stage 2 of a new card: its holder (CARDS-06 to CARDS-10), prefilled with the storefront's data of
 * the customer.
 */
export const createHolderStage = (
  t: Translate,
  client: Client,
  onNext: () => void,
  onBack: () => void,
): Stage<HolderField> =>
  createStage<HolderField>({
    t,
    onNext,
    onBack,
    heading: t('holder.heading'),
    step: t('step', { step: '2' }),
    next: t('finish'),
    back: t('back'),
    problems: holderProblems,
    fields: [
      {
        name: 'name',
        label: t('holder.name'),
        autocomplete: 'name',
        value: client.name,
        maxLength: 100,
      },
      {
        name: 'email',
        label: t('holder.email'),
        autocomplete: 'email',
        inputMode: 'email',
        value: client.email,
        maxLength: 254,
      },
      {
        name: 'phone',
        label: t('holder.phone'),
        autocomplete: 'tel-national',
        inputMode: 'tel',
        value: brazilianPhone(client.phone),
        format: maskHolderPhone,
      },
      {
        name: 'cpfCnpj',
        label: t('holder.cpf-cnpj'),
        autocomplete: 'off',
        inputMode: 'numeric',
        value: client.cpf,
        format: maskCpfOrCnpj,
      },
      {
        name: 'postalCode',
        label: t('holder.postal-code'),
        autocomplete: 'postal-code',
        inputMode: 'numeric',
        format: maskHolderPostalCode,
      },
      {
        name: 'addressNumber',
        label: t('holder.address-number'),
        autocomplete: 'off',
        maxLength: LONGEST_ADDRESS_NUMBER,
      },
    ],
  });

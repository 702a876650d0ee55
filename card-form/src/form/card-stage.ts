import {
  LONGEST_NICKNAME,
  cardBrand,
  cardProblems,
  maskCardNumber,
  maskCcv,
  maskExpiry,
} from '@storefront/shared-domain/rules';
import type { Translate } from '../texts';
import { createStage, type Stage } from './stage';

export type CardField = 'number' | 'holderName' | 'expiry' | 'ccv' | 'nickname';

/**
 * Stage 1 of a new card: the card itself (CARDS-01 to CARDS-05). The number's field shows the brand
 * as soon as it is detected (CARDS-12).
 */
export function createCardStage(
  t: Translate,
  refusedBrands: readonly string[],
  today: () => string,
  onNext: () => void,
): Stage<CardField> {
  const stage = createStage<CardField>({
    t,
    onNext,
    heading: t('card.heading'),
    step: t('step', { step: '1' }),
    next: t('next'),
    problems: (values) => cardProblems(values, today(), refusedBrands),
    fields: [
      {
        name: 'number',
        label: t('card.number'),
        autocomplete: 'cc-number',
        inputMode: 'numeric',
        format: maskCardNumber,
      },
      { name: 'holderName', label: t('card.holder-name'), autocomplete: 'cc-name', maxLength: 100 },
      {
        name: 'expiry',
        label: t('card.expiry'),
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        hint: t('card.expiry-hint'),
        format: maskExpiry,
      },
      {
        name: 'ccv',
        label: t('card.ccv'),
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        hint: t('card.ccv-hint'),
        format: maskCcv,
      },
      {
        name: 'nickname',
        label: t('card.nickname'),
        autocomplete: 'off',
        hint: t('card.nickname-hint'),
        maxLength: LONGEST_NICKNAME,
      },
    ],
  });
  const { input, aside } = stage.fields.number;
  const showBrand = (): void => {
    aside.textContent = cardBrand(input.value);
  };
  input.addEventListener('input', showBrand);
  showBrand();
  return stage;
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CardMethod, CardType } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { cardMethodsOf, methodAdjustment } from '@storefront/shared-domain/rules';
import { Dialog, List, Row } from '@storefront/shared-ui';
import { adjustmentText } from './adjustment-text';
import { $group, brandPressed, cardMethodPressed, dialogDismissed } from './payment.model';

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

const usedAs = (card: CardType, kind: CardMethod): CardType => ({
  ...card,
  isDebit: kind === 'debit',
  isCredit: kind === 'credit',
  isVoucher: kind === 'voucher',
});

/** Card at the door: the brand, then its kind when there is a choice (CHECKOUT-27, CHECKOUT-28). */
export function CardDialog({ brand }: { brand: CardType | null }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, money, group, pressBrand, pressMethod, dismiss } = useUnit({
    info: $restaurant,
    money: $formatMoney,
    group: $group,
    pressBrand: brandPressed,
    pressMethod: cardMethodPressed,
    dismiss: dialogDismissed,
  });
  const kinds = (card: CardType) =>
    cardMethodsOf(card)
      .map((kind) => t(`domain:payment.card.${kind}`))
      .join(' · ');
  const cards = info?.card_types ?? [];
  const of = (...uses: CardType[]) =>
    info && methodAdjustment({ ...info, card_types: uses }, 'creditCard', group);
  /** The discount or extra charge of one choice, where the choices differ in it. */
  const difference = (choices: readonly CardType[], one: CardType): string => {
    const found = of(...choices)?.kind === 'byCard' ? of(one) : null;
    return found?.kind === 'fixed' ? adjustmentText(t, found.setting, money) : '';
  };
  return (
    <Dialog
      open
      title={brand === null ? t('card.brand') : t('card.kind', { brand: brand.name })}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
    >
      {brand === null ? (
        <List variant="card" label={t('card.brand')}>
          {cards.map((card) => (
            <Row
              key={card.name}
              title={card.name}
              detail={joined(kinds(card), difference(cards, card))}
              onClick={() => pressBrand(card)}
            />
          ))}
        </List>
      ) : (
        <List variant="card" label={t('card.kind', { brand: brand.name })}>
          {cardMethodsOf(brand).map((kind) => (
            <Row
              key={kind}
              title={t(`domain:payment.card.${kind}`)}
              detail={difference([brand], usedAs(brand, kind))}
              onClick={() => pressMethod(kind)}
            />
          ))}
        </List>
      )}
    </Dialog>
  );
}

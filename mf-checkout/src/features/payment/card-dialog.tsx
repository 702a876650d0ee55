import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CardMethod, CardType } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { cardMethodsOf, methodAdjustment } from '@storefront/shared-domain/rules';
import { Dialog, List, Row } from '@storefront/shared-ui';
import { adjustmentText } from './adjustment-text';
import { $group, brandPressed, cardMethodPressed, dialogDismissed } from './payment.model';

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

const usedAs = (card: CardType, kinds: readonly CardMethod[]): CardType => ({
  ...card,
  isDebit: kinds.includes('debit'),
  isCredit: kinds.includes('credit'),
  isVoucher: kinds.includes('voucher'),
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
  /** The discount or extra charge of a card, where it is the same for these kinds of it. */
  const adjustment = (card: CardType, ...only: CardMethod[]): string => {
    const uses = only.length === 0 ? card : usedAs(card, only);
    const found = info && methodAdjustment({ ...info, card_types: [uses] }, 'creditCard', group);
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
          {(info?.card_types ?? []).map((card) => (
            <Row
              key={card.name}
              title={card.name}
              detail={joined(kinds(card), adjustment(card))}
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
              detail={adjustment(brand, kind)}
              onClick={() => pressMethod(kind)}
            />
          ))}
        </List>
      )}
    </Dialog>
  );
}

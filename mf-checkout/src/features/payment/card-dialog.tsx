import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CardType } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { cardMethodsOf } from '@storefront/shared-domain/rules';
import { Dialog, List, Row } from '@storefront/shared-ui';
import { brandPressed, cardMethodPressed, dialogDismissed } from './payment.model';

/** Card at the door: the brand, then its kind when there is a choice (CHECKOUT-27, CHECKOUT-28). */
export function CardDialog({ brand }: { brand: CardType | null }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, pressBrand, pressMethod, dismiss } = useUnit({
    info: $restaurant,
    pressBrand: brandPressed,
    pressMethod: cardMethodPressed,
    dismiss: dialogDismissed,
  });
  const kinds = (card: CardType) =>
    cardMethodsOf(card)
      .map((kind) => t(`domain:payment.card.${kind}`))
      .join(' · ');
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
              detail={kinds(card)}
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
              onClick={() => pressMethod(kind)}
            />
          ))}
        </List>
      )}
    </Dialog>
  );
}

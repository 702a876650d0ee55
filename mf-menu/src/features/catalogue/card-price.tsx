import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { MenuCard } from '@storefront/shared-domain/rules';
import { Price } from '@storefront/shared-ui';

/** Price, old price and 'from' (MENU-20, OPEN-036). */
export function CardPrice({ card }: { card: MenuCard }) {
  const { t } = useTranslation('mf-menu');
  const formatMoney = useUnit($formatMoney);
  return (
    <Price
      current={formatMoney(card.price)}
      currentLabel={t('card.price')}
      old={card.oldPrice === null ? undefined : formatMoney(card.oldPrice)}
      oldLabel={t('card.old-price')}
      prefix={card.isFrom ? t('card.from') : undefined}
    />
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ExtrasOption } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { isChoosable, ZERO } from '@storefront/shared-domain/menu-rules';
import { Badge } from '@storefront/shared-ui';
import styles from './extras.module.css';

/** Description of an option, or that it is unavailable (EXTRAS-04). */
export function OptionDetail({ option }: { option: ExtrasOption }) {
  const { t } = useTranslation('mf-pizza-builder');
  return (
    <>
      {option.description}
      {!isChoosable(option) && <Badge tone="warning">{t('extras.unavailable')}</Badge>}
    </>
  );
}

/** Surcharge of an option; renders nothing when it is free. */
export function OptionPrice({ option }: { option: ExtrasOption }) {
  const money = useUnit($formatMoney);
  return option.price > ZERO ? <span className={styles.price}>+ {money(option.price)}</span> : null;
}

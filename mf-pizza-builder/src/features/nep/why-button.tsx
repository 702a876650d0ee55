import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { ShownPizzaPrice } from '@storefront/shared-domain/rules';
import { Icon } from '@storefront/shared-ui';
import styles from './footer.module.css';

type Props = {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  total: ShownPizzaPrice;
};

/**
 * The running price, and a button that shows its calculation. The price of a combo's pizza is not
 * shown (PIZZA-08).
 */
export function WhyButton({ isOpen, controls, onToggle, total }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  return (
    <div className={styles.price}>
      {total !== null && (
        <output className={styles.total} aria-label={t('nep.price.total')}>
          {total.isFrom ? t('nep.price.from', { price: money(total.price) }) : money(total.price)}
        </output>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {t('nep.price.why')}
        <Icon name="chevron" size="s" />
      </button>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import styles from './footer.module.css';

type Props = { isOpen: boolean; controls: string; onToggle: () => void; total: Minor | null };

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
          {money(total)}
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

import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $lines } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton } from '@storefront/shared-ui';
import { ItemLines } from '../../lib/item-lines';
import styles from './order-items.module.css';

/** What is being paid for: the lines of the cart, with the link that leads back to it. */
export function OrderItems() {
  const { t } = useTranslation('mf-checkout');
  const lines = useUnit($lines);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('items.title')}
        </h2>
        <LinkButton to={paths.cart()} size="s" variant="ghost" aria-label={t('items.change-label')}>
          {t('schedule.change')}
        </LinkButton>
      </div>
      <ItemLines lines={lines} label={t('items.title')} />
    </section>
  );
}

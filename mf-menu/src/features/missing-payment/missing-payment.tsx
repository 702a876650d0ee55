import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { $unpaidOrder, paymentsQuestioned } from './missing-payment.model';
import styles from './missing-payment.module.css';

/** Warns of an order with an open payment, and links to it (MENU-10). */
export function MissingPayment() {
  const { t } = useTranslation('mf-menu');
  const { order, question } = useUnit({ order: $unpaidOrder, question: paymentsQuestioned });
  useEffect(() => whenIdle(() => question()), [question]);
  if (order === null) return null;
  return (
    <div className={styles.warning} role="status">
      <Icon name="warning" />
      <p>{t('payment-missing.text')}</p>
      <Link className={styles.link} to={paths.track({ token: order.uuid, caller: 'menu' })}>
        {t('payment-missing.see', { number: order.orderNoText })}
      </Link>
    </div>
  );
}

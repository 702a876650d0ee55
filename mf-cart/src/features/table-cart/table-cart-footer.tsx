import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $tabletRestriction } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Icon, LinkButton } from '@storefront/shared-ui';
import styles from './table-cart-footer.module.css';

type Props = {
  total: Minor;
  /** Back to the menu beside it, or to a page of the tablet. */
  onLeave: () => void;
  /** The button that sends the order; shown while the tablet may order. */
  finish: ReactNode;
};

/**
 * TOTAL and the buttons of the tablet's cart, or why this tablet cannot order and what to do
 * (TABLE-08).
 */
export function TableCartFooter({ total, onLeave, finish }: Props) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const { money, restriction } = useUnit({ money: $formatMoney, restriction: $tabletRestriction });
  return (
    <>
      <p className={styles.total}>
        <span>{t('footer.total')}</span>
        <output>{money(total)}</output>
      </p>
      {restriction !== null && (
        <p className={styles.restriction} role="status">
          <Icon name={restriction === 'closed' ? 'clock' : 'table'} />
          {t(`domain:tablet.${restriction}`)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" wide onClick={onLeave}>
          {t('footer.order-more')}
        </Button>
        {restriction === null && finish}
        {restriction === 'no-table' && (
          <LinkButton to={paths.tabletScan()} wide icon="qr" onClick={onLeave}>
            {t('table.connect')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

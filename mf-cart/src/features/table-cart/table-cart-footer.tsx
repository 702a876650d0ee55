import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $tabletHindrance } from '@storefront/shared-domain/models';
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
  const { money, hindrance } = useUnit({ money: $formatMoney, hindrance: $tabletHindrance });
  return (
    <>
      <p className={styles.total}>
        <span>{t('footer.total')}</span>
        <output>{money(total)}</output>
      </p>
      {hindrance !== null && (
        <p className={styles.hindrance} role="status">
          <Icon name={hindrance === 'closed' ? 'clock' : 'table'} />
          {t(`domain:tablet.${hindrance}`)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" wide onClick={onLeave}>
          {t('footer.order-more')}
        </Button>
        {hindrance === null && finish}
        {hindrance === 'no-table' && (
          <LinkButton to={paths.tabletScan()} wide icon="qr" onClick={onLeave}>
            {t('table.connect')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $tabletRestriction } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Icon, LinkButton } from '@storefront/shared-ui';
import { CartAmounts } from '../../lib/amounts/cart-amounts';
import styles from './table-cart-footer.module.css';

type Props = {
  lines: readonly CartLine[];
  /** Back to the menu beside it, or to a page of the tablet. */
  onLeave: () => void;
  /** The button that sends the order; shown while the tablet may order. */
  finish: ReactNode;
};

/**
 * TOTAL and the buttons of the tablet's cart, or why this tablet cannot order and what to do
 * (TABLE-08).
 */
export function TableCartFooter({ lines, onLeave, finish }: Props) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const restriction = useUnit($tabletRestriction);
  return (
    <>
      <CartAmounts lines={lines} />
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

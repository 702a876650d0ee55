import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { EarlyPlace } from '../early-place';
import { AmountRows } from './amount-rows';
import styles from './cart-amounts.module.css';
import { useCartAmounts } from './use-cart-amounts';

type Props = {
  lines: readonly CartLine[] | null;
};

/**
 * TOTAL of these lines, and before it what is added to their subtotal (CART-11); without lines,
 * while the cart is read, only its label. Not a live region: `ChangeAnnouncement` announces changes and,
 * beside the menu, the shell.
 */
export function CartAmounts({ lines }: Props) {
  const { t } = useTranslation('mf-cart');
  const rows = useCartAmounts(lines);
  const total = rows.at(-1);
  return (
    <>
      {lines === null ? <EarlyPlace of="amounts" /> : <AmountRows rows={rows.slice(0, -1)} />}
      <p className={styles.total}>
        <span>{t('footer.total')}</span>{' '}
        <output
          role="presentation"
          data-early={lines === null ? 'total' : undefined}
          suppressHydrationWarning
        >
          {(lines && total?.value) ?? ''}
        </output>
      </p>
    </>
  );
}

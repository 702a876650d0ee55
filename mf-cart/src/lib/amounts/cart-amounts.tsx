import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { Amount, Amounts } from '@storefront/shared-ui';
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
      {rows.length > 1 && (
        <Amounts>
          {rows.slice(0, -1).map(({ key, ...row }) => (
            <Amount key={key} {...row} why={[]} />
          ))}
        </Amounts>
      )}
      <p className={styles.total}>
        <span>{t('footer.total')}</span>{' '}
        <output role="presentation">{lines !== null && total?.value}</output>
      </p>
    </>
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $formatMoney,
  $isAtTable,
  $restaurant,
} from '@storefront/shared-domain/models';
import { cartTotalLines, shownTotal } from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import styles from './cart-amounts.module.css';

type Props = {
  lines: readonly CartLine[] | null;
  /** Another live region announces the changed total. */
  isSilent?: boolean;
};

/**
 * TOTAL of these lines, and before it what is added to their subtotal (CART-11); without lines,
 * while the cart is read, only its label.
 */
export function CartAmounts({ lines, isSilent = false }: Props) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const { info, isAtTable, type, money } = useUnit({
    info: $restaurant,
    isAtTable: $isAtTable,
    type: $deliveryType,
    money: $formatMoney,
  });
  const rows = shownTotal(cartTotalLines(lines ?? [], info, isAtTable || type === 'table'), {
    say: (key, values) => t(`domain:${key}`, values),
    money,
  });
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
      <p className={styles.total} role={isSilent ? undefined : 'status'}>
        <span>{t('footer.total')}</span>{' '}
        <output role="presentation">{lines !== null && total?.value}</output>
      </p>
    </>
  );
}

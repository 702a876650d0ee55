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

/** The rows of these lines up to TOTAL, which is the last one (CART-11), with texts and amounts. */
export function useCartAmounts(lines: readonly CartLine[] | null) {
  const { t } = useTranslation('domain');
  const { info, isAtTable, type, money } = useUnit({
    info: $restaurant,
    isAtTable: $isAtTable,
    type: $deliveryType,
    money: $formatMoney,
  });
  return shownTotal(cartTotalLines(lines ?? [], info, isAtTable || type === 'table'), {
    say: (key, values) => t(key, values),
    money,
  });
}

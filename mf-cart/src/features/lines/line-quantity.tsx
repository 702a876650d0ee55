import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { IconButton, Stepper } from '@storefront/shared-ui';
import { quantitySet } from './lines.model';

const MAX_UNITS = 999;

/** Increases and decreases a line's quantity; a prize can only be returned (CART-06, CART-07). */
export function LineQuantity({ line: { lineId, name, qty, type } }: { line: CartLine }) {
  const { t } = useTranslation('mf-cart');
  const set = useUnit(quantitySet);
  const change = (wanted: number) => set({ lineId, qty: wanted });
  const decrease = t(qty === 1 ? 'line.remove' : 'line.decrease', { name });
  if (type === 'prize')
    return (
      <IconButton
        icon={qty === 1 ? 'trash' : 'minus'}
        label={decrease}
        onClick={() => change(qty - 1)}
      />
    );
  return (
    <Stepper
      value={qty}
      onValueChange={change}
      label={t('line.quantity', { name })}
      decreaseLabel={decrease}
      increaseLabel={t('line.increase', { name })}
      min={0}
      max={MAX_UNITS}
      mostReason={t('line.most')}
      size="s"
      removes={qty === 1}
    />
  );
}

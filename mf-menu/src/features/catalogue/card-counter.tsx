import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isCartReady } from '@storefront/shared-domain/models';
import type { MenuCard } from '@storefront/shared-domain/menu-rules';
import { Icon, VisuallyHidden } from '@storefront/shared-ui';
import styles from './card-counter.module.css';
import { productChosen, productReturned } from './catalogue.model';

/** A stored line has the decimal (`toDecimal`, whose entry is loaded later). */
const HUNDREDTHS = 100;

type Props = { card: Pick<MenuCard, 'id' | 'name' | 'price'>; quantity: number };

/**
 * Key of the shown quantity: another one animates it. The first one after the cart was read has the key
 * of the rendered one, whose text the start script may have set already.
 */
function useQuantityKey(quantity: number, isReady: boolean): number {
  const [first, setFirst] = useState<number | null>(null);
  if (isReady && first === null) setFirst(quantity);
  return quantity === (first ?? quantity) ? 0 : quantity;
}

/**
 * Adds a product without choices to the cart directly (OPEN-034): a button over the whole card, which
 * becomes a counter while the product is in the cart. Only the first one is reported by a toast: the
 * counter and the cart show the others. Until the stored cart is read the counter is rendered hidden,
 * with the product as a line stores it: the start script of the page counts before the application
 * (`shell/src/boot/early-cart.ts`). What it changes, the counter and the class of its last button, gets
 * another value when the cart is read: React then sets it, also for an empty cart.
 */
export function CardCounter({ card: { id: productId, name, price }, quantity }: Props) {
  const { t } = useTranslation('mf-menu');
  const { add, giveBack, isReady } = useUnit({
    add: productChosen,
    giveBack: productReturned,
    isReady: $isCartReady,
  });
  const plus = useRef<HTMLButtonElement>(null);
  const isCounting = quantity > 0;
  const isEarly = !isReady && !isCounting;
  const hasCounter = isCounting || isEarly;
  const quantityKey = useQuantityKey(quantity, isReady);
  const notice = isCounting ? null : t('card.added', { name });
  const takeOut = (): void => {
    // the minus leaves the page with the last one, and would take the focus with it
    if (quantity === 1) plus.current?.focus();
    giveBack(productId);
  };
  return (
    <div
      className={styles.counter}
      data-counting={isEarly ? '' : isCounting}
      data-id={isEarly ? productId : undefined}
      data-price={isEarly ? price / HUNDREDTHS : undefined}
      data-name={isEarly ? name : undefined}
    >
      {hasCounter && (
        <button
          type="button"
          hidden={isEarly}
          className={styles.step}
          aria-label={t(quantity === 1 ? 'card.remove' : 'card.remove-one', { name })}
          onClick={takeOut}
        >
          <Icon name={quantity === 1 ? 'trash' : 'minus'} />
        </button>
      )}
      {hasCounter && (
        <span key={quantityKey} hidden={isEarly} className={styles.quantity}>
          <span aria-hidden={!isEarly} suppressHydrationWarning>
            {quantity}
          </span>
          {isCounting && <VisuallyHidden>{t('card.in-cart', { count: quantity })}</VisuallyHidden>}
        </span>
      )}
      <button
        ref={plus}
        type="button"
        className={isCounting ? styles.step : `${styles.whole}${isEarly ? ' early' : ''}`}
        aria-label={t('card.add', { name })}
        onClick={() => add({ productId, notice })}
      >
        <span className={styles.plus}>
          <Icon name="plus" />
        </span>
      </button>
    </div>
  );
}

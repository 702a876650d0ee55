import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, VisuallyHidden } from '@storefront/shared-ui';
import styles from './card-counter.module.css';
import { productChosen, productReturned } from './catalogue.model';

type Props = { productId: string; name: string; quantity: number };

/**
 * Adds a product without choices to the cart directly (OPEN-034): a button over the whole card, which
 * becomes a counter while the product is in the cart. Only the first one is reported by a toast: the
 * counter and the cart show the others.
 */
export function CardCounter({ productId, name, quantity }: Props) {
  const { t } = useTranslation('mf-menu');
  const { add, giveBack } = useUnit({ add: productChosen, giveBack: productReturned });
  const plus = useRef<HTMLButtonElement>(null);
  const isCounting = quantity > 0;
  const notice = isCounting ? null : t('card.added', { name });
  const takeOut = (): void => {
    // the minus leaves the page with the last one, and would take the focus with it
    if (quantity === 1) plus.current?.focus();
    giveBack(productId);
  };
  return (
    <div className={styles.counter} data-counting={isCounting}>
      {isCounting && (
        <button
          type="button"
          className={styles.step}
          aria-label={t(quantity === 1 ? 'card.remove' : 'card.remove-one', { name })}
          onClick={takeOut}
        >
          <Icon name={quantity === 1 ? 'trash' : 'minus'} />
        </button>
      )}
      {isCounting && (
        <span key={quantity} className={styles.quantity}>
          <span aria-hidden>{quantity}</span>
          <VisuallyHidden>{t('card.in-cart', { count: quantity })}</VisuallyHidden>
        </span>
      )}
      <button
        ref={plus}
        type="button"
        className={isCounting ? styles.step : styles.whole}
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

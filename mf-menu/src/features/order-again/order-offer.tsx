import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths, REORDERED } from '@storefront/shared-domain/paths';
import { cartSubtotal, formatDate } from '@storefront/shared-domain/menu-rules';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button, LinkButton, Price } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { againChosen, againTaken, type Offer } from './order-again.model';
import styles from './order-again.module.css';

const itemText = ({ qty, name }: CartLine): string => (qty > 1 ? `${qty}× ${name}` : name);

/**
 * The ordered items, their current price, and the items no longer available. One tap leads to the
 * checkout, or to the first step that needs something.
 */
export function OrderOffer({ offer: { lines, leftOut, placedAt, isTaken } }: { offer: Offer }) {
  const { t } = useTranslation('mf-menu');
  const { money, info, choose } = useUnit({
    money: $formatMoney,
    info: $restaurant,
    choose: againChosen,
  });
  const navigate = useNavigate();
  useUnitListener(
    againTaken,
    (onward) =>
      void (onward === 'checkout'
        ? navigate(paths.delivery(), { state: REORDERED })
        : navigate(paths.cart())),
  );
  const items = lines.map(itemText).join(', ');
  const date = formatDate(placedAt, info);
  return (
    <div className={styles.card}>
      <p className={styles.items} title={items}>
        {items}
      </p>
      {leftOut.length > 0 ? (
        <p className={styles.leftOut} title={leftOut.join(', ')}>
          {t('again.left-out', { items: leftOut.join(', ') })}
        </p>
      ) : (
        <p className={styles.date}>{t('again.ordered', { date })}</p>
      )}
      <p className={styles.price}>
        <Price current={money(cartSubtotal(lines))} currentLabel={t('card.price')} />
      </p>
      <div className={styles.action}>
        {isTaken ? (
          <LinkButton to={paths.cart()} size="s" variant="secondary" icon="check">
            {t('again.in-cart')}
          </LinkButton>
        ) : (
          <Button size="s" icon="refresh" onClick={() => choose({ notice: t('again.added') })}>
            {t('again.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

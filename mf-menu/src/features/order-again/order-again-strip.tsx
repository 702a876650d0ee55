import type { CartLine } from '@storefront/shared-domain/contracts';
import { cartSubtotal, formatDate } from '@storefront/shared-domain/menu-rules';
import {
  $cachedOrders,
  $formatMoney,
  $isAtTable,
  $restaurant,
} from '@storefront/shared-domain/models';
import { paths, REORDERED } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Button, LinkButton, Price, Skeleton } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $without } from '../../menu/without.model';
import {
  $strip,
  againChosen,
  againTaken,
  type Offer,
  stripShown,
  timeFound,
} from './order-again.model';
import styles from './order-again.module.css';

const itemText = ({ qty, name }: CartLine): string => (qty > 1 ? `${qty}× ${name}` : name);

/**
 * The ordered items, their current price, and the items no longer available. One tap leads to the
 * checkout, or to the first step that needs something.
 */
function OrderOffer({ offer: { lines, leftOut, placedAt, isTaken } }: { offer: Offer }) {
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

/**
 * The last order of this device, in one tap (MENU-12), and the way to all of them (OPEN-028). It is
 * fetched when the page is idle; its space is reserved from the first paint on, and only where this
 * device has ordered before. While the menu is filtered by allergens there is only the way: the order
 * was not checked for them.
 */
export function OrderAgainStrip() {
  const { t } = useTranslation('mf-menu');
  const { strip, orders, isAtTable, without, show, findTime } = useUnit({
    orders: $cachedOrders,
    isAtTable: $isAtTable,
    without: $without,
    strip: $strip,
    show: stripShown,
    findTime: timeFound,
  });
  const isWaiting = strip.kind === 'waiting';
  useLayoutEffect(() => {
    show();
  }, [show]);
  useEffect(() => (isWaiting ? whenIdle(() => findTime()) : undefined), [isWaiting, findTime]);
  const toOrders = !isAtTable && (
    <LinkButton to={paths.orders()} variant="secondary" size="s">
      {t('again.all')}
    </LinkButton>
  );
  if (strip.kind === 'none' || without.length > 0)
    return orders?.length ? <div className={styles.strip}>{toOrders}</div> : null;
  return (
    <section className={styles.strip} aria-labelledby="order-again" aria-busy={isWaiting}>
      <div className={styles.head}>
        <h2 id="order-again" className={styles.title}>
          {t('again.title')}
        </h2>
        {toOrders}
      </div>
      {strip.kind === 'offer' ? (
        <OrderOffer offer={strip} />
      ) : (
        <div className={styles.card}>
          <Skeleton lines={2} />
        </div>
      )}
    </section>
  );
}

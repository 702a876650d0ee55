import { ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $menu, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, Icon, LinkButton, Stack } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PrizeCard } from './prize-card';
import styles from './prize-list.module.css';
import { $pointsToSpend, $taken } from './prizes.model';

/**
 * How the restaurant gives points (DOMAIN-008), in one sentence; null when it is not configured.
 */
function useEarning(): string | null {
  const { t } = useTranslation('mf-account');
  const { info, money } = useUnit({ info: $restaurant, money: $formatMoney });
  if (info === null) return null;
  const { pointMode, purchaseMinimum, moneySpent, pointsEarnedPerMoneySpent, pointsPerPurchase } =
    info.fidelity;
  if (pointMode === 'perMoneySpent') {
    return moneySpent > ZERO && pointsEarnedPerMoneySpent > 0
      ? t('prizes.earn-by-money', { count: pointsEarnedPerMoneySpent, amount: money(moneySpent) })
      : null;
  }
  if (pointsPerPurchase <= 0) return null;
  return purchaseMinimum > ZERO
    ? t('prizes.earn-from', { count: pointsPerPurchase, amount: money(purchaseMinimum) })
    : t('prizes.earn-by-order', { count: pointsPerPurchase });
}

/** The customer's points and how to earn more. */
function PointsCard({ points }: { points: number }) {
  const { t } = useTranslation('mf-account');
  const earning = useEarning();
  return (
    <section className={styles.card} aria-label={t('prizes.yours')}>
      <span className={styles.icon}>
        <Icon name="star" size="l" />
      </span>
      <div className={styles.texts}>
        <p className={styles.points}>{t('prizes.points', { count: points })}</p>
        {earning !== null && <p className={styles.earning}>{earning}</p>}
      </div>
    </section>
  );
}

/** The restaurant's prizes compared with the customer's points (SHELL-34, OPEN-025). */
export function PrizeList() {
  const { t } = useTranslation('mf-account');
  const { menu, info, points, taken } = useUnit({
    menu: $menu,
    info: $restaurant,
    points: $pointsToSpend,
    taken: $taken,
  });
  const prizes = menu?.prizes ?? [];
  const name = info?.name ?? '';
  if (!info?.fidelity.enablePoints)
    return (
      <EmptyState
        icon="gift"
        title={t('prizes.off-title')}
        action={<LinkButton to={paths.menu()}>{t('orders.to-menu')}</LinkButton>}
      >
        {t('prizes.off', { name })}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <PointsCard points={points} />
      {prizes.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t('prizes.none-title')}
          action={<LinkButton to={paths.menu()}>{t('orders.to-menu')}</LinkButton>}
        >
          {t('prizes.none', { name })}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list" aria-label={t('prizes.title')}>
          {prizes.map((prize) => (
            <PrizeCard key={prize.id} prize={prize} points={points} />
          ))}
        </ul>
      )}
      {Object.keys(taken).length > 0 && (
        <LinkButton to={paths.cart()} size="l" wide icon="cart">
          {t('prizes.to-cart')}
        </LinkButton>
      )}
    </Stack>
  );
}

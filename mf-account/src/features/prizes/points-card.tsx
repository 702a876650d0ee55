import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import styles from './points-card.module.css';

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
export function PointsCard({ points }: { points: number }) {
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

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $menu, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { PointsCard } from './points-card';
import { PrizeCard } from './prize-card';
import styles from './prize-list.module.css';
import { $pointsToSpend, $taken } from './prizes.model';

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

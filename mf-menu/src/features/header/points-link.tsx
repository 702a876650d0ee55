import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $isAtTable, $pointsLeft } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton } from '@storefront/shared-ui';

/**
 * A logged-in customer's points, as a link to their rewards (LOYALTY-04). It overlays the cover and
 * causes no layout shift.
 */
export function PointsLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { points, isAtTable } = useUnit({ points: $pointsLeft, isAtTable: $isAtTable });
  if (points === null || isAtTable || !info.fidelity.enablePoints) return null;
  return (
    <LinkButton to={paths.prizes()} variant="secondary" size="s" icon="star">
      {t('header.points', { count: Math.max(0, points) })}
    </LinkButton>
  );
}

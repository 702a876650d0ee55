import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel, Page } from '@storefront/shared-ui';
import type { RestaurantFailure } from '../restaurant/early-response';
import { restaurantRetried } from '../restaurant/restaurant.model';

/**
 * The restaurant could not be read and this device has no cached copy; Retry fetches it without a
 * reload. The code for support is the request id, if any.
 */
export function LoadFailed({
  failure,
}: {
  failure: Exclude<RestaurantFailure, { kind: 'not-found' }>;
}) {
  const { t } = useTranslation(['shell', 'domain']);
  const retry = useUnit(restaurantRetried);
  const requestId = failure.kind === 'offline' ? null : failure.requestId;
  return (
    <Page>
      <ErrorPanel
        title={t('load-failed.title')}
        reason={t(`load-failed.${failure.kind}`)}
        retryLabel={t('load-failed.retry')}
        onRetry={() => retry()}
        details={requestId && t('domain:error.request', { id: requestId })}
        detailsLabel={t('domain:error.for-support')}
      />
    </Page>
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $failedRequest } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, ErrorPanel, LinkButton } from '@storefront/shared-ui';
import type { ReadFailure } from './order.api';
import { $isReading, trackingRetried } from './tracking.model';

/** The URL names no order of this restaurant. */
export function OrderNotFound() {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  return (
    <EmptyState
      icon="search"
      title={t('not-found.title')}
      action={<LinkButton to={paths.menu()}>{t('domain:action.back-to-menu')}</LinkButton>}
    >
      {t('not-found.text')}
    </EmptyState>
  );
}

/** Reading the order failed; Retry requests it again. */
export function OrderFailed({ failure }: { failure: ReadFailure }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { isReading, retry, failed } = useUnit({
    isReading: $isReading,
    retry: trackingRetried,
    failed: $failedRequest,
  });
  return (
    <ErrorPanel
      title={t('failed.title')}
      reason={t(`domain:error.${failure}`)}
      retryLabel={t('domain:action.retry')}
      onRetry={() => retry()}
      retrying={isReading}
      details={failed && t('domain:error.request', { id: failed })}
      detailsLabel={t('domain:error.for-support')}
    />
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $failedRequest } from '@storefront/shared-domain/models';
import { ErrorPanel, Page } from '@storefront/shared-ui';
import { retried } from '../restaurant/restaurant.model';

/** The restaurant could not be read and this device holds no earlier answer; Retry asks again without a reload. */
export function LoadFailed({ kind }: { kind: 'offline' | 'failed' }) {
  const { t } = useTranslation(['shell', 'domain']);
  const { retry, failed } = useUnit({ retry: retried, failed: $failedRequest });
  return (
    <Page>
      <ErrorPanel
        title={t('load-failed.title')} reason={t(`load-failed.${kind}`)} retryLabel={t('load-failed.retry')} onRetry={() => retry()}
        details={failed && t('domain:error.request', { id: failed })} detailsLabel={t('domain:error.for-support')}
      />
    </Page>
  );
}

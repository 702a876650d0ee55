import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '@storefront/shared-domain/contracts';
import { $failedRequest } from '@storefront/shared-domain/models';
import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';
import { $customer, $isReading, gateOpened, customerRetried } from './customer.model';

type Props = {
  /** What a visitor sees. */
  visitor: ReactNode;
  children: (client: Client) => ReactNode;
};

/** Shows a page to a logged-in customer, and something else to a visitor: mostly the login. */
export function CustomerGate({ visitor, children }: Props) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { customer, isReading, open, retry, failed } = useUnit({
    failed: $failedRequest,
    customer: $customer,
    isReading: $isReading,
    open: gateOpened,
    retry: customerRetried,
  });
  const isVisitor = customer.kind === 'visitor';
  useEffect(() => {
    if (!isVisitor) open();
  }, [isVisitor, open]);
  if (customer.kind === 'visitor') return visitor;
  if (customer.kind === 'customer') return children(customer.client);
  if (customer.kind === 'failed') {
    const reason = t(
      customer.failure === 'http' ? 'domain:error.unexpected' : `domain:error.${customer.failure}`,
    );
    return (
      <ErrorPanel
        title={t('customer.failed')}
        reason={reason}
        retryLabel={t('domain:action.retry')}
        onRetry={() => retry()}
        retrying={isReading}
        details={failed && t('domain:error.request', { id: failed })}
        detailsLabel={t('domain:error.for-support')}
      />
    );
  }
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <p role="status">{t('customer.loading')}</p>
      </VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton lines={3} />
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';

/** Placeholder of the order while it loads; `first`: what is known already. */
export function OrderSkeleton({ first }: { first?: ReactNode }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <Stack gap={5}>
      <VisuallyHidden>
        <p role="status">{t('page.loading')}</p>
      </VisuallyHidden>
      {first ?? <Skeleton shape="block" size="m" />}
      <Skeleton shape="block" size="l" />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';

/** Placeholder of the order while it loads. */
export function OrderSkeleton() {
  const { t } = useTranslation('mf-tracking');
  return (
    <Stack gap={5}>
      <VisuallyHidden>
        <p role="status">{t('page.loading')}</p>
      </VisuallyHidden>
      <Skeleton shape="block" size="m" />
      <Skeleton shape="block" size="l" />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';

/** Placeholder while the type, the address and its fee are looked up for a reorder. */
export function ReorderWaiting() {
  const { t } = useTranslation('mf-delivery');
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <p role="status">{t('page.preparing')}</p>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Stack>
  );
}

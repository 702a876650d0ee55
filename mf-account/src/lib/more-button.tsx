import { useTranslation } from 'react-i18next';
import type { ApiErrorKind } from '@storefront/shared-domain/http';
import { Button, Stack } from '@storefront/shared-ui';
import { FormNotice } from './form-parts';

type Props = {
  hasMore: boolean;
  isReading: boolean;
  failure: ApiErrorKind | null;
  onMore: () => void;
};

/**
 * Loads the next page of a list; after a failure the same button retries. Nothing at the end of the
 * list.
 */
export function MoreButton({ hasMore, isReading, failure, onMore }: Props) {
  const { t } = useTranslation(['mf-account', 'domain']);
  if (!hasMore) return null;
  return (
    <Stack gap={3}>
      {failure !== null && (
        <FormNotice
          failure={{
            key: failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`,
          }}
        />
      )}
      <Button variant="secondary" wide loading={isReading} onClick={onMore}>
        {t(failure === null ? 'more' : 'domain:action.retry')}
      </Button>
    </Stack>
  );
}

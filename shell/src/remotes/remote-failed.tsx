import { RemoteLoadError } from '@storefront/loader';
import { paths } from '@storefront/shared-domain/paths';
import { ErrorPanel, LinkButton, Page } from '@storefront/shared-ui';
import { useTranslation } from 'react-i18next';

/** Stands where a page of a remote should be: why it is not, Retry, and a way on. */
export function RemoteFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const reason = error instanceof RemoteLoadError ? error.reason : 'crashed';
  return (
    <Page>
      <ErrorPanel
        title={t('remote.title')}
        reason={t(`remote.${reason}`)}
        retryLabel={t('remote.retry')}
        onRetry={onRetry}
        action={<LinkButton to={paths.menu()}>{t('remote.menu')}</LinkButton>}
      />
    </Page>
  );
}

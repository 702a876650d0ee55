import { useUnit } from 'effector-react';
import { RemoteLoadError } from '@storefront/loader';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { ErrorPanel, LinkButton, Page } from '@storefront/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteBoundary } from './remote-boundary';

/** Without these no order can be sent from the page. */
export const ORDER_PATH: readonly RemoteName[] = ['mf-cart', 'mf-delivery', 'mf-checkout'];

const loadCall = () => import(/* webpackChunkName: "call-restaurant" */ './call-restaurant');

/**
 * The way out by phone. It is a help beside the panel: when its own file is missing too, the panel
 * stands alone.
 */
export function CallInstead({ remote }: { remote: RemoteName }) {
  // a new one for every panel: a failed one would stay failed
  const [Call] = useState(() => lazy(loadCall));
  const nothing = () => undefined;
  return (
    <RemoteBoundary remote={remote} fallback={() => null} onFailure={nothing} onRetry={nothing}>
      <Suspense fallback={null}>
        <Call />
      </Suspense>
    </RemoteBoundary>
  );
}

type Props = { readonly remote: RemoteName; readonly error: unknown; readonly onRetry: () => void };

/** Stands where a page of a remote should be: why it is not, Retry, and a way on. */
export function RemoteFailed({ remote, error, onRetry }: Props) {
  const { t } = useTranslation('shell');
  const isTablet = useUnit($isTablet);
  const reason = error instanceof RemoteLoadError ? error.reason : 'crashed';
  return (
    <Page>
      <ErrorPanel
        title={t('remote.title')}
        reason={t(`remote.${reason}`)}
        retryLabel={t('remote.retry')}
        onRetry={onRetry}
        action={<LinkButton to={paths.home(isTablet)}>{t('remote.menu')}</LinkButton>}
      />
      {ORDER_PATH.includes(remote) && <CallInstead remote={remote} />}
    </Page>
  );
}

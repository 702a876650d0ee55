import { useUnit } from 'effector-react';
import { RemoteLoadError } from '@storefront/loader';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { ErrorPanel, LinkButton, Page } from '@storefront/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $declared } from '../addresses/declared.model';
import { RemoteBoundary } from './remote-boundary';

const loadCall = () => import(/* webpackChunkName: "call-restaurant" */ './call-restaurant');

/**
 * Help by phone below the error panel of a remote that is needed to order. If its own chunk fails to load
 * as well, only the panel is shown.
 */
export function CallInstead({ remote }: { remote: RemoteName }) {
  const isNeeded = useUnit($declared)[remote]?.neededToOrder;
  // one per panel: `lazy` caches a rejected promise
  const [Call] = useState(() => lazy(loadCall));
  const nothing = () => undefined;
  if (!isNeeded) return null;
  return (
    <RemoteBoundary remote={remote} fallback={() => null} onFailure={nothing} onRetry={nothing}>
      <Suspense fallback={null}>
        <Call />
      </Suspense>
    </RemoteBoundary>
  );
}

type Props = { readonly remote: RemoteName; readonly error: unknown; readonly onRetry: () => void };

/** Replaces a page of a remote that failed: the reason, Retry, and a link to the menu. */
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
      <CallInstead remote={remote} />
    </Page>
  );
}

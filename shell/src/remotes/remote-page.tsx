import type { RemoteName } from '@storefront/shared-domain/remote';
import { Suspense } from 'react';
import { PageSkeleton } from '../layout/page-skeleton';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { reportCrash } from './report-crash';
import { useRemoteComponent } from './use-remote-component';

/**
 * A page of a remote: a skeleton while it comes, the page, or the reason why not with Retry. Whatever happens inside,
 * the rest of the shell stays alive. Another page needs another `key`.
 */
export function RemotePage({ remote, page }: { remote: RemoteName; page: string }) {
  const [View, retry] = useRemoteComponent<object>(remote, `./pages/${page}`);
  return (
    <RemoteBoundary
      remote={remote}
      onRetry={retry}
      onFailure={(error) => reportCrash(remote, error)}
      fallback={(error, onRetry) => <RemoteFailed error={error} onRetry={onRetry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <View />
      </Suspense>
    </RemoteBoundary>
  );
}

import type { RemoteName } from '@storefront/shared-domain/remote';
import { Suspense, useEffect, type ReactNode } from 'react';
import { note } from '../telemetry/notes';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { reportCrash } from './report-crash';
import { useRemoteComponent } from './use-remote-component';

type Props = {
  remote: RemoteName;
  page: string;
  /** The loader's name of the build, when it is not the composition's. */
  from?: string;
  /** Stands here while the page comes. */
  waiting: ReactNode;
  /** Stands here when it does not come; a panel without it. */
  failed?: (error: unknown, onRetry: () => void) => ReactNode;
};

/** Stands beside a page: it mounts when the page does. */
function Shown({ remote }: { remote: RemoteName }) {
  useEffect(() => note({ kind: 'shown', remote }), [remote]);
  return null;
}

/**
 * A page of a remote: `waiting` while it comes, the page, or the reason why not with Retry.
 * Whatever happens inside, the rest of the shell stays alive. Another page needs another `key`.
 */
export function RemotePage({
  remote,
  page,
  from = remote,
  waiting,
  failed = (error, onRetry) => <RemoteFailed remote={remote} error={error} onRetry={onRetry} />,
}: Props) {
  const [View, retry] = useRemoteComponent<object>(remote, `./pages/${page}`, from);
  return (
    <RemoteBoundary
      remote={remote}
      onRetry={retry}
      onFailure={(error) => reportCrash(remote, error)}
      fallback={failed}
    >
      <Suspense fallback={waiting}>
        <View />
        <Shown remote={remote} />
      </Suspense>
    </RemoteBoundary>
  );
}

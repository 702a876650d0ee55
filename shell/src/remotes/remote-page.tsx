import type { RemoteName } from '@storefront/shared-domain/remote';
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { screenReplaced } from '../rendered/behind-screen';
import { firstPageSettled } from '../rendered/first-page';
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
  /** Shown while the page is loading. */
  waiting: ReactNode;
  /** Shown when the page fails; default: `RemoteFailed`. */
  failed?: (error: unknown, onRetry: () => void) => ReactNode;
};

/** Sibling of a page: it mounts when the page does. */
function Shown({ remote }: { remote: RemoteName }) {
  // Before the effects of the page, which expect the personal data of a loaded restaurant.
  useLayoutEffect(() => {
    screenReplaced();
    firstPageSettled();
  }, []);
  useEffect(() => note({ kind: 'shown', remote }), [remote]);
  return null;
}

/**
 * A page of a remote: `waiting` while it loads, then the page, or the failure with Retry. A failure
 * inside leaves the rest of the shell usable. Another page needs another `key`.
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
      onFailure={(error) => {
        reportCrash(remote, error);
        screenReplaced();
        firstPageSettled();
      }}
      fallback={failed}
    >
      <Suspense fallback={waiting}>
        <View />
        <Shown remote={remote} />
      </Suspense>
    </RemoteBoundary>
  );
}

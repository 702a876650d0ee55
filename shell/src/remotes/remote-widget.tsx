import type { RemoteName, WidgetId, WidgetProps } from '@storefront/shared-domain/remote';
import { type ReactNode, Suspense } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { reportCrash } from './report-crash';
import { useRemoteComponent } from './use-remote-component';

const split = (id: WidgetId): [RemoteName, string] => {
  const slash = id.indexOf('/');
  return [id.slice(0, slash) as RemoteName, id.slice(slash + 1)];
};

type Props<Id extends WidgetId> = {
  id: Id;
  props: WidgetProps[Id];
  /**
   * Called when a widget that the customer requested fails, for a fallback. The next mount loads it
   * again.
   */
  onFailed?: () => void;
  /** Shown while the widget is loaded, and instead of one that failed; nothing by default. */
  waiting?: ReactNode;
  fallback?: ReactNode;
};

/**
 * A slot: a widget of a remote on a page of another. A failed widget is reported, and renders its
 * fallback.
 */
export function RemoteWidget<Id extends WidgetId>({
  id,
  props,
  onFailed,
  waiting = null,
  fallback = null,
}: Props<Id>) {
  const [remote, widget] = split(id);
  const [View, retry] = useRemoteComponent<WidgetProps[Id]>(remote, `./widgets/${widget}`);
  const fail = (error: unknown): void => {
    reportCrash(remote, error);
    if (onFailed === undefined) return;
    retry();
    onFailed();
  };
  return (
    <RemoteBoundary remote={remote} onRetry={retry} onFailure={fail} fallback={() => fallback}>
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

import { type ReactNode, Suspense } from 'react';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { RemoteBoundary } from './remote-boundary';
import { reportCrash } from './report-crash';
import { useRemoteComponent } from './use-remote-component';

type Props<WidgetProps> = {
  remote: RemoteName;
  widget: string;
  props: WidgetProps;
  /**
   * Called when a widget that the customer requested fails, for a fallback. The next mount loads it
   * again.
   */
  onFailed?: (() => void) | undefined;
  /** Shown while the widget is loaded, and instead of one that failed; nothing by default. */
  waiting?: ReactNode;
  fallback?: ReactNode;
};

/**
 * A widget of a remote on a page of another. A failed widget is reported, and renders its fallback.
 */
export function RemoteWidget<WidgetProps extends object>({
  remote,
  widget,
  props,
  onFailed,
  waiting = null,
  fallback = null,
}: Props<WidgetProps>) {
  const [View, retry] = useRemoteComponent<WidgetProps>(remote, `./widgets/${widget}`);
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

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../error-panel/error-panel';

export type LazyPartProps<Props extends object> = {
  /** Fetches the part, e.g. `() => import('./wallet-panel')`. Called again after a failure. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Placeholder until the part is loaded. */
  waiting: ReactNode;
  /** Texts of the panel that replaces it after a failed fetch. */
  failed: Pick<ErrorPanelProps, 'title' | 'reason' | 'retryLabel'>;
  /** The customer requested the part by an action: the panel of a failure receives the focus. */
  isAction?: boolean;
};

/** Takes the focus on mount. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

type PlacedProps<Props extends object> = Pick<
  LazyPartProps<Props>,
  'props' | 'failed' | 'isAction'
> & { isRetried: boolean; onRetry: () => void };

/**
 * A failed fetch renders an error panel; the page around it remains. After Retry the new content
 * gets the focus.
 */
const placed = <Props extends object>(load: LazyPartProps<Props>['load']) =>
  lazy(async (): Promise<{ default: ComponentType<PlacedProps<Props>> }> => {
    const part = await load().catch(() => null);
    if (part === null) {
      return {
        default: ({ failed, isAction = false, isRetried, onRetry }) => {
          const panel = <ErrorPanel {...failed} onRetry={onRetry} />;
          return isAction || isRetried ? <Focused>{panel}</Focused> : panel;
        },
      };
    }
    const { default: Part } = part;
    return {
      default: ({ props, isRetried }) =>
        isRetried ? (
          <Focused>
            <Part {...props} />
          </Focused>
        ) : (
          <Part {...props} />
        ),
    };
  });

/**
 * A part of a page in a separate chunk. When the chunk cannot be fetched, an error panel with Retry
 * replaces it; the rest of the page is unaffected.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  waiting,
  failed,
  isAction,
}: LazyPartProps<Props>) {
  const [{ Placed, attempt }, setPart] = useState(() => ({ Placed: placed(load), attempt: 0 }));
  const retry = (): void => setPart({ Placed: placed(load), attempt: attempt + 1 });
  return (
    <Suspense fallback={waiting}>
      <Placed
        key={attempt}
        props={props}
        failed={failed}
        isAction={isAction}
        isRetried={attempt > 0}
        onRetry={retry}
      />
    </Suspense>
  );
}

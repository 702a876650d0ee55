/*
 * Runs before React in the development build of the shell. React passes its renderer to this hook;
 * React Refresh, which is loaded later and inside a remote, reads it from `renderers`. Without the
 * list, refreshing fails silently.
 */
interface Hook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

declare global {
  /** Already there when React's own developer tools are installed. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

const renderers = new Map<number, unknown>();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};

export {};

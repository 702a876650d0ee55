/*
 * Runs in the page, in the development build of a remote: applies the changes of every new build. A
 * change that cannot be applied reloads the page.
 */
interface Hot {
  status(): string;
  check(autoApply: boolean): Promise<readonly unknown[] | null>;
}

declare global {
  interface ImportMeta {
    readonly webpackHot?: Hot;
  }
}

/** Name of the remote that this build is of. */
declare const HOT_ROOM: string;
/** Hash of the running build; changes with every applied update. */
declare const __webpack_hash__: string;
/** Folder that this build was loaded from; it may be on another machine than the page. */
declare const __webpack_public_path__: string;

const hot = import.meta.webpackHot;
let newest = __webpack_hash__;

/**
 * False when the shell has React's production build: it cannot replace components, so the page
 * reloads.
 */
function canRefresh(): boolean {
  const renderers = [...(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.values() ?? [])];
  return renderers.some(
    (renderer) =>
      typeof renderer === 'object' &&
      renderer !== null &&
      'scheduleRefresh' in renderer &&
      renderer.scheduleRefresh !== null,
  );
}

async function takeChanges(): Promise<void> {
  if (!canRefresh()) return location.reload();
  if (hot?.status() !== 'idle') return;
  try {
    while (newest !== __webpack_hash__) {
      if ((await hot.check(true)) === null) return location.reload();
    }
  } catch {
    location.reload();
  }
}

new EventSource(new URL('/__dev/events', __webpack_public_path__)).addEventListener(
  'built',
  ({ data }: MessageEvent<string>) => {
    const {
      workspace,
      hash,
      problems,
    }: { workspace: string; hash: string; problems: readonly string[] } = JSON.parse(data);
    if (workspace !== HOT_ROOM) return;
    // eslint-disable-next-line no-console -- the person who made the mistake looks here
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) return;
    newest = hash;
    void takeChanges();
  },
);

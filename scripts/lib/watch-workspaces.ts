import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';

/** Sources that affect several workspaces, beside the workspaces themselves. */
const SHARED = [
  'shared-domain',
  'shared-ui',
  'shared-kit',
  'platform/loader',
  'platform/compositions',
];
/** Editors save a file in several steps; people save several files at once. */
const QUIET_MS = 120;

/** Calls `changed` after sources were saved. Returns how to stop. */
export function watchWorkspaces(workspaces: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  };
  const watchers: FSWatcher[] = [...workspaces, ...SHARED].map((workspace) =>
    watch(path.join(workspaceRoot, workspace, 'src'), { recursive: true }, onChange),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

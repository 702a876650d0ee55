import {
  type BuildTarget,
  buildTargets,
  documentNames,
  remoteNames,
  splitTarget,
  type WorkspaceName,
  workspaceNames,
  workspaceRoot,
} from '@storefront/build';
import { createEdge } from '@storefront/edge';
import { openStore, type Store } from '@storefront/release';
import { spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { buildChanged } from './build-workspaces';
import { claimPort, wantedPort } from './claim-port';
import { ensureDataFolder } from './data-folder';
import { composeForDevelopment, type DevComposition, type DevWorkspaces } from './dev-compose';
import { devEvents } from './dev-events';
import { stopOnSignal } from './stop-on-signal';
import { type HotRemote, startHotRemote } from './dev-hot';
import { type LocalApi, startLocalApi } from './local-api';
import { PlainError, say, secondsSince } from './say';

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
function watchWorkspaces(workspaces: readonly string[], changed: () => void): () => void {
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

/** Serves the page of all primitives in all states, and loads it again on every change. */
async function serveGallery(): Promise<void> {
  const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'serve', '-c', 'gallery.rspack.config.ts'], {
    cwd: path.join(workspaceRoot, 'shared-ui'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  stopOnSignal(async () => {
    child.kill();
    await ended;
  });
  await ended;
}

/** Inputs of one run of `npm run dev`. */
interface Work {
  /** The one remote, or edition of one, with hot updates in the open page; null: pages reload. */
  readonly hot: BuildTarget | null;
  /** Rooms with changes that reload open pages. */
  readonly watched: readonly WorkspaceName[];
  readonly workspaces: DevWorkspaces;
}

function workOn(names: readonly string[]): Work {
  const unknown = names.find((name) => !buildTargets.includes(name));
  if (unknown !== undefined)
    throw new PlainError(
      `${unknown} is no workspace: choose from ${['shared-ui', ...buildTargets].join(', ')}.`,
    );
  const [only, second] = names;
  const workspaces = [...new Set(names.map((name) => splitTarget(name).workspace))];
  const [workspace = ''] = workspaces;
  if (only === undefined || second !== undefined || !remoteNames.includes(workspace)) {
    return {
      hot: null,
      watched: names.length === 0 ? workspaceNames : workspaces,
      workspaces: { modeOf: () => 'development', standIn: null },
    };
  }
  // React refreshes components only with its development build, which the shell provides.
  const devWorkspaces: DevWorkspaces = {
    modeOf: (it) => (it === 'shell' ? 'development' : 'production'),
    standIn: workspace,
  };
  return {
    hot: only,
    watched: workspaceNames.filter((workspaceName) => workspaceName !== workspace),
    workspaces: devWorkspaces,
  };
}

/**
 * Builds the changed workspaces; null without changes, or when a build fails: then the last good page
 * stays.
 */
async function rebuild(store: Store, workspaces: DevWorkspaces): Promise<DevComposition | null> {
  const start = performance.now();
  try {
    const composed = await composeForDevelopment(store, workspaces);
    if (composed.built.length === 0) return null;
    say(`${composed.built.join(', ')} ready in ${secondsSince(start)}`);
    return composed;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/**
 * `npm run dev [workspace …]`: the composed storefront for development. With the name of one remote its
 * changes are applied in the open page; otherwise pages reload when a workspace was rebuilt.
 */
export async function main(names: readonly string[]): Promise<void> {
  if (names[0] === 'shared-ui') return serveGallery();
  const start = performance.now();
  const { hot, watched, workspaces } = workOn(names);
  const store = openStore(path.join(await ensureDataFolder(), 'dev-store'));
  const port = await claimPort(wantedPort());
  const events = devEvents();
  const remote: HotRemote | null =
    hot === null
      ? null
      : await startHotRemote(hot, (update) => {
          events.send('built', { workspace: hot, ...update });
          for (const problem of update.problems) say(problem);
        });
  let local: LocalApi | null = null;
  let unwatch = (): void => undefined;
  stopOnSignal(async () => {
    unwatch();
    events.close();
    await Promise.all([remote?.close(), port.close()]);
    await local?.close();
  });
  const [first, api] = await Promise.all([
    composeForDevelopment(store, workspaces),
    startLocalApi().then((started) => (local = started)),
    remote?.ready,
    buildChanged('production', documentNames),
  ]);
  let composed = first;
  let running = Promise.resolve();
  unwatch = watchWorkspaces(watched, () => {
    running = running.then(async () => {
      const next = await rebuild(store, workspaces);
      if (next === null) return;
      composed = next;
      events.send('reload');
    });
  });
  const page = async () => {
    const current = await composed.page();
    return remote?.inPlace(current) ?? current;
  };
  const edge = createEdge({
    store,
    channel: 'dev',
    page,
    api: api.api,
    readApi: api.read,
    extraScript: events.script,
  });
  port.serve(events.wrap(remote?.wrap(edge) ?? edge), (error) =>
    say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  say(`\nReady in ${secondsSince(start)}:`);
  for (const restaurant of api.restaurants) say(`  http://localhost:${port.port}/${restaurant}`);
  say(
    hot === null
      ? `Pages load again when ${watched.join(', ')} change.`
      : `Changes of ${hot} come into the open page; those of other workspaces load it again.`,
  );
  say('Stop with Ctrl-C.');
}

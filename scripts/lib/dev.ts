import path from 'node:path';
import {
  type BuildTarget,
  type WorkspaceName,
  buildTargets,
  documentNames,
  remoteNames,
  workspaceNames,
  splitTarget,
} from '@storefront/build';
import { createEdge } from '@storefront/edge';
import { type Store, openStore } from '@storefront/release';
import { buildChanged } from './build-workspaces';
import { claimPort, wantedPort } from './claim-port';
import { ensureDataFolder } from './data-folder';
import { type DevComposition, type DevWorkspaces, composeForDevelopment } from './dev-compose';
import { devEvents } from './dev-events';
import { serveGallery } from './dev-gallery';
import { type HotRemote, startHotRemote } from './dev-hot';
import { type LocalApi, startLocalApi } from './local-api';
import { PlainError } from './plain-error';
import { say, secondsSince } from './say';
import { stopOnSignal } from './stop-on-signal';
import { watchWorkspaces } from './watch-workspaces';

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

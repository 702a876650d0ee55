import { createInstance } from '@module-federation/runtime';
import { RemoteLoadError, type Loader } from '@storefront/loader';
import { initContainer, isContainer, type Container } from '@storefront/loader/container';
import type { PageComposition } from '@storefront/loader/page';
import { federationCore } from '../remotes/federation-core';
import { sharedModules } from '../remotes/provide-domain';
import { runScript } from './page-stub';

const HTTP = '@storefront/shared-domain/http';

/** The shared modules of a page; http without a page to call it for: a render sends no request. */
function sharedInRealm(): ReturnType<typeof sharedModules> {
  const shared = sharedModules();
  const get = () => import('@storefront/shared-domain/http').then((http) => () => http);
  return { ...shared, [HTTP]: { ...shared[HTTP]!, get } };
}

globalThis._FEDERATION_RUNTIME_CORE = federationCore;
const instance = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedInRealm(),
  shareStrategy: 'loaded-first',
});

/** Containers of the realm: the script of a remote runs once. */
const containers = new Map<string, Promise<Container>>();

async function openContainer(composition: PageComposition, remote: string): Promise<Container> {
  const build = composition.remotes[remote];
  const entry = build?.entry.js[0];
  if (build === undefined || entry === undefined)
    throw new RemoteLoadError(remote, './remote', 'unreachable');
  runScript(build.base + entry);
  const container = (globalThis as Record<string, unknown>)[remote.replaceAll('-', '_')];
  if (!isContainer(container)) throw new RemoteLoadError(remote, './remote', 'broken');
  return initContainer(container, instance);
}

function findContainer(composition: PageComposition, remote: string): Promise<Container> {
  const known = containers.get(remote) ?? openContainer(composition, remote);
  containers.set(remote, known);
  return known;
}

/**
 * The loader of one render: it loads pages, and no widget, because widgets show personal data.
 * Rejects with `RemoteLoadError`.
 */
export const realmLoader = (composition: PageComposition): Loader => ({
  load: async (remote, expose, begin) => {
    if (!expose.startsWith('./pages/')) throw new RemoteLoadError(remote, expose, 'unreachable');
    const container = await findContainer(composition, remote);
    const definition = (await container.get('./remote'))();
    const [begun, module] = await Promise.all([begin(definition), container.get(expose)]);
    const exports = module();
    begun();
    return exports;
  },
  offer: () => undefined,
  preload: () => undefined,
  running: () => null,
  replace: () => false,
});

import { type Loader, RemoteLoadError } from '@storefront/loader';
import type { PageComposition } from '@storefront/loader/page';
import { prefetchExpose } from '../../../platform/loader/src/prefetch';
import { parts } from './parts';

/** Replaces the federated loader, with the same interface: every part is already in the bundle. */
export function plainLoader({ remotes, shell }: PageComposition): Loader {
  const part = (remote: string, expose: string): Promise<unknown> =>
    parts[`${remote}/${expose.slice(2)}`]?.() ??
    Promise.reject(new RemoteLoadError(remote, expose, 'broken'));
  return {
    async load(remote, expose, begin) {
      const [module, began] = await Promise.all([
        part(remote, expose),
        part(remote, './remote').then(begin),
      ]);
      began();
      return module;
    },
    preload: (remote, expose, language) => {
      const build = remotes[remote];
      if (build) prefetchExpose(build, shell, expose, language);
    },
    running: () => null,
    replace: () => false,
    offer: () => undefined,
  };
}

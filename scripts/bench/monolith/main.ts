import { type Loader, RemoteLoadError } from '@storefront/loader';
import type { PageComposition } from '@storefront/loader/page';
import '@storefront/shared-ui/fonts.css';
import '@storefront/shared-ui/looks.css';
import '@storefront/shared-ui/styles.css';
import { bootstrap } from '../../../shell/src/app/bootstrap';
import { createScope } from '../../../shell/src/app/scope';
import { readStorefront } from '../../../shell/src/boot/storefront';
import { prefetchExpose } from '../../../platform/loader/src/prefetch';
import { parts } from './parts';

/** Replaces the federated loader, with the same interface: every part is already in the bundle. */
function plainLoader({ remotes, shell }: PageComposition): Loader {
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

const storefront = readStorefront();
void bootstrap({ storefront, loader: plainLoader(storefront.composition), scope: createScope() });

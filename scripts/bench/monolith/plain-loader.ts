import { type Loader, RemoteLoadError } from '@storefront/loader';
import type { PageComposition } from '@storefront/loader/page';
import { prefetchExpose } from '../../../platform/loader/src/prefetch';
import { parts } from './parts';

/** Stands in for the federated loader, behind the same interface: every part is in the bundle already. */
export function plainLoader(composition: PageComposition): Loader {
  return {
    load(remote, expose) {
      const part = parts[`${remote}/${expose.slice(2)}`];
      return part ? part() : Promise.reject(new RemoteLoadError(remote, expose, 'broken'));
    },
    part: (_remote, _name, work) => work(),
    preload: (remote, expose, language) => prefetchExpose(composition, remote, expose, language),
  };
}

import { createInstance } from '@module-federation/runtime';
import { createLoader, type Loader, type ReloadGuard } from '@storefront/loader';
import type { PageComposition } from '@storefront/loader/page';
import { federationCore } from './federation-core';
import { sharedModules } from './provide-domain';
import { reportIncident } from './report-incident';

declare global {
  /**
   * Remotes contain no federation runtime of their own (`externalRuntime`): they use the shell's
   * from here.
   */
  var _FEDERATION_RUNTIME_CORE: typeof federationCore | undefined;
}

type Page = {
  readonly composition: PageComposition;
  readonly whole?: (() => Promise<PageComposition>) | undefined;
  readonly requestedAt: number;
  readonly guard: ReloadGuard;
};

const adopted = async () =>
  (await import(/* webpackChunkName: "tools" */ '@storefront/loader/adopted')).adoptContainer;

/**
 * Starts the page's federation and returns the loader of its remotes. Called once, before the first
 * render.
 */
export function startFederation(page: Page): Loader {
  globalThis._FEDERATION_RUNTIME_CORE = federationCore;
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
  });
  return createLoader({ ...page, instance, report: reportIncident, adopted });
}

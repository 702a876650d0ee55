import type { ModuleFederation } from '@module-federation/runtime';

/** What the entry script of a remote leaves behind: the protocol of Module Federation. */
export interface Container {
  init(shareScope: object, initScope: object[], options: object): Promise<unknown> | unknown;
  get(expose: string): Promise<() => unknown>;
}

/** The shared modules of the page, as the federation runtime keeps them. */
export type SharedModules = Pick<ModuleFederation, 'shareScopeMap'>;

const SCOPE = 'default';

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Gives a container the shared modules of the page. Afterwards its exposes can be asked for. */
export async function initContainer(
  container: Container,
  { shareScopeMap }: SharedModules,
): Promise<Container> {
  const shareScope = (shareScopeMap[SCOPE] ??= {});
  const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', {
    value: shareScopeMap,
    // the container copies the options into its own instance, and must not copy the map
    enumerable: false,
  });
  await container.init(shareScope, [], options);
  return container;
}

/**
 * Lets shared modules that did not arrive be asked for again. The federation runtime keeps a
 * rejected promise for ever; one that is still under way is asked for twice, which the bundler
 * makes one request of.
 */
export function forgetUnfinished({ shareScopeMap }: SharedModules): void {
  for (const versions of Object.values(shareScopeMap[SCOPE] ?? {})) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded && shared.loading) shared.loading = null;
    }
  }
}

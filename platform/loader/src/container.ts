import type { ModuleFederation } from '@module-federation/runtime';

/** Interface that the entry script of a remote exports: the protocol of Module Federation. */
export interface Container {
  init(shareScope: object, initScope: object[], options: object): Promise<unknown> | unknown;
  get(expose: string): Promise<() => unknown>;
}

/** The shared modules of the page, as the federation runtime stores them. */
export type SharedModules = Pick<ModuleFederation, 'shareScopeMap'>;

const SCOPE = 'default';

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Gives a container the shared modules of the page. Its exposes can be requested afterwards. */
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
 * Allows shared modules that failed to load to be requested again. The federation runtime retains a
 * rejected promise for ever. A pending one is requested twice, which the bundler merges into one
 * request.
 */
export function forgetUnfinished({ shareScopeMap }: SharedModules): void {
  for (const versions of Object.values(shareScopeMap[SCOPE] ?? {})) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded && shared.loading) shared.loading = null;
    }
  }
}

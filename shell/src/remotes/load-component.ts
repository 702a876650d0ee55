import { RemoteLoadError } from '@storefront/loader';
import type { RemoteName } from '@storefront/shared-domain/remote';
import type { ComponentType } from 'react';
import { restoreScreen } from '../rendered/restore-screen';
import { beginRemote, type Surroundings } from './start-remote';

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * Loads a page or widget together with its remote, which is started before the render. `from`: the
 * loader's name of the build, when it is not the composition's.
 */
export async function loadComponent<Props>(
  surroundings: Surroundings,
  remote: RemoteName,
  expose: string,
  from: string = remote,
): Promise<{ default: ComponentType<Props> }> {
  const module = await surroundings.loader.load(from, expose, beginRemote(surroundings, remote));
  if (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    isComponent(module.default)
  ) {
    restoreScreen();
    return module as { default: ComponentType<Props> };
  }
  throw new RemoteLoadError(remote, expose, 'broken');
}

import { $isPlacing } from '@storefront/shared-domain/models';
import { bootstrap } from './bootstrap';
import { createScope } from './scope';
import { readStorefront } from '../boot/storefront';
import { $declared } from '../addresses/declared.model';
import { startFederation } from '../remotes/federation';
import { preloadOnIntent } from '../remotes/intent-preload';
import { createReloadGuard } from '../remotes/reload-guard';

/** Starts the federation and the application. Called once. */
export function start(): void {
  const storefront = readStorefront();
  const scope = createScope();
  const guard = createReloadGuard({
    mayReload: () => !scope.getState($isPlacing),
    reload: () => location.reload(),
  });
  const loader = startFederation({ ...storefront, guard });
  preloadOnIntent(loader, storefront.language, () => scope.getState($declared));
  void bootstrap({ storefront, loader, scope });
}

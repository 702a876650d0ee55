import '@storefront/shared-ui/styles.css';
import '@storefront/shared-ui/looks.css';
import { $isPlacing } from '@storefront/shared-domain/models';
import { bootstrap } from './app/bootstrap';
import { createScope } from './app/scope';
import { readStorefront } from './boot/storefront';
import { startFederation } from './remotes/federation';
import { preloadOnIntent } from './remotes/intent-preload';
import { createReloadGuard } from './remotes/reload-guard';

const storefront = readStorefront();
const scope = createScope();
const guard = createReloadGuard({
  mayReload: () => !scope.getState($isPlacing),
  reload: () => window.location.reload(),
});
const loader = startFederation({ ...storefront, guard });
preloadOnIntent(loader, storefront.language);
void bootstrap({ storefront, loader, scope });

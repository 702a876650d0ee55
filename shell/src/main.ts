import '@storefront/shared-ui/styles.css';
import { bootstrap } from './app/bootstrap';
import { readStorefront } from './boot/storefront';
import { startFederation } from './remotes/federation';
import { preloadOnIntent } from './remotes/intent-preload';

const storefront = readStorefront();
const loader = startFederation(storefront.composition);
preloadOnIntent(loader, storefront.language);
void bootstrap({ storefront, loader });

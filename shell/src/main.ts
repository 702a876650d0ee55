import '@storefront/shared-ui/styles.css';
import { bootstrap } from './app/bootstrap';
import { readStorefront } from './boot/storefront';
import { startFederation } from './remotes/federation';

const storefront = readStorefront();
void bootstrap({ storefront, loader: startFederation(storefront.composition) });

import '@storefront/shared-ui/styles.css';
import { bootstrap } from '../../../shell/src/app/bootstrap';
import { readStorefront } from '../../../shell/src/boot/storefront';
import { plainLoader } from './plain-loader';

const storefront = readStorefront();
void bootstrap({ storefront, loader: plainLoader(storefront.composition) });

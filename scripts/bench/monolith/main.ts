import '@storefront/shared-ui/styles.css';
import '@storefront/shared-ui/fonts.css';
import '@storefront/shared-ui/looks.css';
import { bootstrap } from '../../../shell/src/app/bootstrap';
import { createScope } from '../../../shell/src/app/scope';
import { readStorefront } from '../../../shell/src/boot/storefront';
import { plainLoader } from './plain-loader';

const storefront = readStorefront();
void bootstrap({ storefront, loader: plainLoader(storefront.composition), scope: createScope() });

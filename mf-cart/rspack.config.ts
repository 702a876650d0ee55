import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-cart', import.meta.dirname, declaration);

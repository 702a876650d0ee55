import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-cart', import.meta.dirname);

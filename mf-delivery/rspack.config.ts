import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-delivery', import.meta.dirname);

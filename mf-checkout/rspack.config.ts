import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-checkout', import.meta.dirname);

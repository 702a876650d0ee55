import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-tracking', import.meta.dirname);

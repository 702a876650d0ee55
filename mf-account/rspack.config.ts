import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-account', import.meta.dirname);

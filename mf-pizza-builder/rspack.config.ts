import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-pizza-builder', import.meta.dirname);

import { remoteConfig } from '@storefront/build';

export default remoteConfig('mf-menu', import.meta.dirname, { part: 'features/catalogue' });

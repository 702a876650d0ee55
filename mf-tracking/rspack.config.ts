import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-tracking', import.meta.dirname, declaration);

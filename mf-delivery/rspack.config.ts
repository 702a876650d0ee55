import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-delivery', import.meta.dirname, declaration);

import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-checkout', import.meta.dirname, declaration);

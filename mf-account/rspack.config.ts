import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-account', import.meta.dirname, declaration);

import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-pizza-builder', import.meta.dirname, declaration);

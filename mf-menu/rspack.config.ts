import { remoteConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default remoteConfig('mf-menu', import.meta.dirname, declaration, {
  part: 'features/catalogue',
});

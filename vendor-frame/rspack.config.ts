import { documentConfig } from '@storefront/build';

export default documentConfig('vendor-frame', import.meta.dirname);

import { documentConfig } from '@storefront/build';

export default documentConfig('card-form', import.meta.dirname);

import { shellConfig } from '@storefront/build';

export default shellConfig(import.meta.dirname);

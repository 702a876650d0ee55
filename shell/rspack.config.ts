import { shellConfig } from '@storefront/build';
import { declaration } from './src/declaration';

export default shellConfig(import.meta.dirname, declaration);

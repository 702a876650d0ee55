import { monolithConfig } from '@storefront/build/monolith';

export default monolithConfig(import.meta.dirname);

export type {
  ApiPlugin,
  PluginHost,
  PluginParts,
  PluginPayments,
  PluginSetup,
  PluginWorker,
} from './api-plugin';
export { onlyRow, type Database, type Queryable } from '../platform/db/database';
export { lockSetUp } from '../platform/db/locks';
export { isUuid } from '../platform/db/uuid';
export { listHeader } from '../platform/http/request-values';
export { refuse } from '../platform/http/refusal';
export { serve } from '../platform/http/serve';
export { singleFlight } from '../platform/single-flight';
export { filled, readCatalogues } from '../locales/read-catalogues';

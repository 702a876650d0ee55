export { contentSecurityPolicy } from './csp';
export type { CurrentPage } from './current-page';
export { createEdge } from './edge';
export type { EdgeOptions, Handler } from './edge';
export { listen } from './listen';
export type { Listening } from './listen';
export type { Api } from './mount-api';
export type { ReadApi } from './restaurant-head';
export { encode, send } from './send';

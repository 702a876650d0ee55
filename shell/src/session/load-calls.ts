/**
 * The contracts of all calls of the API, loaded with the first call that the start script does not
 * make: the http entry needs their file in any case.
 */
export const loadCalls = async () =>
  (await import(/* webpackChunkName: "provide-contracts" */ '@storefront/shared-domain/contracts'))
    .calls;

import type { Handler } from './edge';

/** One year in seconds; without includeSubDomains: other hosts of the domain may use http. */
const HSTS = 'max-age=31536000';

/** For a storefront that is public only over https: every answer has HSTS. */
export const httpsOnly =
  (handler: Handler): Handler =>
  (request, response) => {
    response.setHeader('strict-transport-security', HSTS);
    handler(request, response);
  };

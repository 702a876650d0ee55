import type { Handler } from './edge';

/** A year, in seconds; other hosts of the domain decide for themselves. */
const HSTS = 'max-age=31536000';

/** For a storefront that is public over https alone: every answer carries HSTS. */
export const httpsOnly = (handler: Handler): Handler => (request, response) => {
  response.setHeader('strict-transport-security', HSTS);
  handler(request, response);
};

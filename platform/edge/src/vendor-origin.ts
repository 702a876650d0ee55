import type { Handler } from './edge';
import { type Api, forward } from './mount-api';
import { sendText } from './send';

const DOCUMENT = /^\/vendor-frame\/[\w.-]*$/;

/**
 * The origin of the vendors' own document (VENDOR_ORIGIN): that document alone, of the API behind
 * it. What the vendors' scripts keep there is kept for them, and nothing of the storefront is in
 * their reach.
 */
export function createVendorOrigin(api: Api): Handler {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    if ((request.method === 'GET' || request.method === 'HEAD') && DOCUMENT.test(pathname))
      forward(api, '', request, response);
    else sendText(request, response, 404, 'Not found');
  };
}

import type { Handler } from './edge';
import { type Api, forward } from './mount-api';
import { sendText } from './send';

const DOCUMENT = /^\/vendor-frame\/[\w.-]*$/;

/**
 * The origin of the vendors' own document (VENDOR_ORIGIN): it serves only that document, from the
 * API. Data that the vendors' scripts store there stays in this origin, and they cannot access
 * anything of the storefront.
 */
export function createVendorOrigin(api: Api): Handler {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    if ((request.method === 'GET' || request.method === 'HEAD') && DOCUMENT.test(pathname))
      forward(api, '', request, response);
    else sendText(request, response, 404, 'Not found');
  };
}

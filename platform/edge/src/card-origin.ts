import type { Handler } from './edge';
import { type Api, forward } from './mount-api';
import { sendText } from './send';

const DOCUMENT = /^\/card-form\/[\w.-]*$/;
const CALL = /^\/restaurant\/\d{1,10}\/asaas\/payment\/credit-card(\/[0-9a-f-]{36}\/cvv)?$/i;

/**
 * The origin of the card's own document (CARD_ORIGIN): it serves that document and its two calls
 * (API-38, API-40), from the API. It serves nothing else, so no other script ever runs on the
 * origin of the card form.
 */
export function createCardOrigin(api: Api): Handler {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const isOurs =
      request.method === 'POST'
        ? CALL.test(pathname)
        : (request.method === 'GET' || request.method === 'HEAD') && DOCUMENT.test(pathname);
    if (isOurs) forward(api, '', request, response);
    else sendText(request, response, 404, 'Not found');
  };
}

import type { Handler } from './edge';
import { type Api, forward } from './mount-api';
import { sendText } from './send';

const DOCUMENT = /^\/card-form\/[\w.-]*$/;
const CALL = /^\/restaurant\/\d{1,10}\/asaas\/payment\/credit-card(\/[0-9a-f-]{36}\/cvv)?$/i;

/**
 * The origin of the card's own document (CARD_ORIGIN): that document and the two calls it makes
 * (API-38, API-40), of the API behind it. Nothing else is there, so no other script ever runs where
 * a card is typed.
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

import { loadScript, shopSale, SHOP_NAMES, type Start } from './vendor';

/** A separate list, so that a tag manager on the same page does not read it, too. */
const LIST = 'analyticsLayer';

/**
 * Sends events to analytics (EVENTS-01, EVENTS-03). The page's URL comes from the events, not from
 * the document.
 */
export const startAnalytics: Start = ({ id, script }, view) => {
  const list: unknown[] = [];
  Object.assign(view, { [LIST]: list });
  /** Its script accepts lists of arguments, and detects them by the type `arguments`. */
  function send(..._args: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    list.push(arguments);
  }
  send('js', new Date());
  send('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadScript(view, script, { id, l: LIST });
  return (event) => {
    const sale = event.name === 'page_view' ? {} : shopSale(event);
    send('event', SHOP_NAMES[event.name], {
      ...sale,
      page_location: event.page,
      page_referrer: '',
    });
  };
};

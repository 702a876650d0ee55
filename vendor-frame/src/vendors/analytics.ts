import { loadScript, shopSale, SHOP_NAMES, type Start } from './vendor';

/** A list of its own, so that a tag manager beside it does not read it, too. */
const LIST = 'analyticsLayer';

/**
 * Tells analytics what happens (EVENTS-01, EVENTS-03). It sees the page's address as it is told,
 * not as the document has it.
 */
export const startAnalytics: Start = ({ id, script }, view) => {
  const list: unknown[] = [];
  Object.assign(view, { [LIST]: list });
  /** Its script takes lists of arguments, and knows them by being `arguments`. */
  function tell(..._args: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    list.push(arguments);
  }
  tell('js', new Date());
  tell('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadScript(view, script, { id, l: LIST });
  return (event) => {
    const sale = event.name === 'page_view' ? {} : shopSale(event);
    tell('event', SHOP_NAMES[event.name], {
      ...sale,
      page_location: event.page,
      page_referrer: '',
    });
  };
};

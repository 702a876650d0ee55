import { loadScript, shopSale, SHOP_NAMES, type Start } from './vendor';

/** Pushes events into the list that the tag manager's container reads (EVENTS-01). */
export const startTagManager: Start = ({ id, script }, view) => {
  const page = view as Window & { dataLayer?: object[] };
  const layer = (page.dataLayer ??= []);
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(view, script, { id });
  return (event) => {
    if (event.name === 'page_view')
      return void layer.push({ event: SHOP_NAMES.page_view, page_location: event.page });
    layer.push({ ecommerce: null }); // clears the data of the previous sale
    layer.push({
      event: SHOP_NAMES[event.name],
      event_id: event.eventId,
      page_location: event.page,
      ecommerce: shopSale(event),
    });
  };
};

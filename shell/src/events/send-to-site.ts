import { serverDate } from '@storefront/shared-domain/clock';
import type { MetricBatch } from '@storefront/shared-domain/contracts';
import { createOutbox } from '../telemetry/outbox';
import type { Fact, Listener } from './facts';

const NAMES = {
  page: 'page_view',
  added: 'add_to_cart',
  checkout: 'initiate_checkout',
  ordered: 'purchase',
} as const satisfies Record<Fact['kind'], string>;

type Tracked = { name: string; timestamp: string; data: Record<string, string | number> };
type Metric = MetricBatch['metricData'][number];

/** Properties of an event, without personal data and without an order's key. */
const toData = (fact: Fact): Tracked['data'] => ({
  page: fact.page,
  ...('sale' in fact
    ? {
        value: fact.sale.value,
        currency: fact.sale.currency,
        items: fact.sale.items.reduce((pieces, { quantity }) => pieces + quantity, 0),
      }
    : {}),
});

type Keen = {
  readonly apiBase: string;
  readonly restaurant: { readonly id: number; readonly url: string };
  readonly user: () => string;
  readonly device: () => string;
};

/** Sends facts to the API in the shape of DOMAIN-051 (API-48, EVENTS-05). */
export function sendToKeen({ apiBase, restaurant, user, device }: Keen): Listener {
  const outbox = createOutbox<Tracked>({
    url: `${apiBase}/keen-tracking`,
    bodyOf: (events) => ({
      user: user(),
      device: device(),
      restaurant_id: restaurant.id,
      restaurant_url: restaurant.url,
      timestamp: serverDate().toISOString(),
      events,
    }),
  });
  return {
    send: (fact) =>
      outbox.add({
        name: NAMES[fact.kind],
        timestamp: serverDate().toISOString(),
        data: toData(fact),
      }),
    flush: outbox.flush,
    stop: outbox.drop,
  };
}

/**
 * Counts facts at the site's own endpoint (EVENTS-04) by restaurant and page, without personal
 * data.
 */
export function sendMetrics({
  url,
  restaurantUrl,
}: {
  readonly url: string;
  readonly restaurantUrl: string;
}): Listener {
  const outbox = createOutbox<Metric>({
    url,
    bodyOf: (metricData): MetricBatch => ({ metricData: [...metricData], namespace: 'storefront' }),
  });
  return {
    send: (fact) =>
      outbox.add({
        MetricName: NAMES[fact.kind],
        Dimensions: [
          { Name: 'Restaurant', Value: restaurantUrl },
          { Name: 'Page', Value: fact.page },
        ],
        Unit: 'Count',
        Value: 1,
      }),
    flush: outbox.flush,
    stop: outbox.drop,
  };
}

import { call, type Call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * One demo restaurant of the landing page. `description` is one line, `language` a tag such as
 * 'pt-BR'.
 */
const DemoListing = z.object({
  url: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
});

/** The demo restaurants; only where the demo is on. */
export const listDemo = call({
  id: 'listDemoRestaurants',
  method: 'GET',
  path: '/restaurants',
  body: null,
  answer: z.array(DemoListing),
  bearer: false,
});

/** Moves an order to its next stage at once; only where the demo is on. */
export const advanceOrder = call({
  id: 'advanceDemoOrder',
  method: 'POST',
  path: '/demo/orders/{uuid}/advance',
  body: null,
  answer: z.object({ uuid: z.string(), status: z.string() }),
  bearer: false,
});

/** Cancels an unfinished order; only where the demo is on. */
export const cancelOrder = call({
  ...advanceOrder,
  id: 'cancelDemoOrder',
  path: '/demo/orders/{uuid}/cancel',
});

/** The calls of the demo that the API description lists. */
export const demoCalls: readonly Call[] = [listDemo, advanceOrder, cancelOrder];

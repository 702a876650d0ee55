import { createEffect, sample } from 'effector';
import {
  restaurantSelected,
  visitSourceRead,
  type VisitSource,
} from '@storefront/shared-domain/models';
import { saveLeftPayment } from './payment-return';

const text = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').slice(0, 512);

/**
 * The query parameters of a visit (SHELL-03 to SHELL-07). Long values are truncated; of a repeated
 * parameter the first one is used.
 */
export function readVisitSource(search: string): VisitSource {
  const query = new URLSearchParams(search);
  return {
    src: text(query, 'src'),
    campaign: text(query, 'campaign'),
    u: text(query, 'u'),
    wpu: text(query, 'wpu'),
    t: text(query, 't'),
  };
}

const readVisitFx = createEffect<void, VisitSource>(() => readVisitSource(location.search));
const savePaymentFx = createEffect<void, void>(() => saveLeftPayment(location.search));

sample({ clock: restaurantSelected, fn: () => undefined, target: [readVisitFx, savePaymentFx] });
sample({ clock: readVisitFx.doneData, target: visitSourceRead });

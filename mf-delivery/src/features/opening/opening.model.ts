import { combine } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { $obstacle } from '../../lib/obstacle.model';
import { $now } from '../../lib/page-events.model';
import { localMoment } from './local-moment';
import { nextOpening } from './next-opening';

/** When the restaurant opens next; null when it is not known. */
export const $nextOpening = combine($restaurantData, $now, (data, now) =>
  (data === null || now === null ? null : nextOpening(data.hours, data.info.scheduledClosingDates, localMoment(now, data.info.timezone))));

/** Whether the page asks for when the food is wanted at all (DELIVERY-05). */
export const $isAsked = combine($restaurantData, $obstacle, (data, obstacle) => obstacle !== null || (data?.info.scheduleSettings.enable ?? false));

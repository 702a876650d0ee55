import { combine } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { $now } from '../page-events.model';
import { localMoment } from './local-moment';
import { nextOpening } from './next-opening';

/** The restaurant's next opening; null without data. */
export const $nextOpening = combine($restaurantData, $now, (data, now) =>
  data === null || now === null
    ? null
    : nextOpening(
        data.hours,
        data.info.scheduledClosingDates,
        localMoment(now, data.info.timezone),
      ),
);

import { combine } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { nextOpening } from '@storefront/shared-domain/schedule';
import { $now } from '../page-events.model';

/** The next opening of a closed restaurant; null while it is open, and without data. */
export const $nextOpening = combine($restaurantData, $now, (data, now) =>
  data === null || now === null ? null : nextOpening(data, now),
);

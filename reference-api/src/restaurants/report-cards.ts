import type { FastifyBaseLogger } from 'fastify';
import { acceptsCards } from './accepts-cards';
import type { LoadedRestaurant } from './restaurant-catalog';

/** Logs an error for a restaurant that accepts cards while the card's document is not served. */
export const reportCards =
  (logger: FastifyBaseLogger | undefined) =>
  ({ id, data }: LoadedRestaurant): void => {
    if (acceptsCards(data.info))
      logger?.error(
        { restaurant: id },
        'this restaurant accepts cards, but no card can be typed in: set CARD_ORIGIN and restart',
      );
  };

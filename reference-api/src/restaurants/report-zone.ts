import type { FastifyBaseLogger } from 'fastify';
import type { LoadedRestaurant } from './restaurant-catalog';

/** Logs a warning for a record whose time zone does not exist: the one of its place is used. */
export const reportZone =
  (logger: Pick<FastifyBaseLogger, 'warn'> | undefined) =>
  ({ id, data, writtenZone }: LoadedRestaurant & { readonly writtenZone: string }): void => {
    if (writtenZone !== '' && writtenZone !== data.info.timezone)
      logger?.warn(
        { restaurant: id, written: writtenZone.slice(0, 64), used: data.info.timezone },
        'the time zone in the record of this restaurant does not exist; that of its place is used',
      );
  };

import { combine } from 'effector';
import type { Pictures } from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';

const NONE: Partial<Pictures> = {};

/** Colors and focal points of the restaurant's pictures. */
export const $pictures = combine($restaurantData, (data) => data?.pictures ?? NONE);

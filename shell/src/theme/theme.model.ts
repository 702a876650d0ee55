import { createEffect, sample } from 'effector';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { applyTheme } from './apply-theme';

const applyThemeFx = createEffect<RestaurantInfo, void>((info) =>
  applyTheme(document.documentElement, info),
);

sample({ clock: restaurantLoaded, fn: ({ info }) => info, target: applyThemeFx });

import { launch, type Scope } from 'effector';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { $debugMode, $isOnline, $restaurantData } from '@storefront/shared-domain/models';
import { $view } from '../restaurant/restaurant.model';

/**
 * Whether the public state of this page is that of the rendered screen: debug mode and a missing
 * connection are shown, and are read before the restaurant is loaded.
 */
export const isAsRendered = (scope: Scope): boolean =>
  !scope.getState($debugMode) && scope.getState($isOnline);

/**
 * Sets what the rendered screen shows, without the event `restaurantLoaded`: it starts the reading
 * of personal data, which the screen does not contain.
 */
export function showAhead(scope: Scope, data: RestaurantData): void {
  launch({
    target: [$restaurantData, $view],
    params: [data, { kind: 'ready', isStale: false }],
    scope,
  });
}

/** Sets what the rendered screen of an unknown restaurant shows. */
export function showUnknown(scope: Scope): void {
  launch({ target: $view, params: { kind: 'not-found' }, scope });
}

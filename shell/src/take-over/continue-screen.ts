import { UNKNOWN_RESTAURANT } from '@storefront/loader/page';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { $debugMode, $isOnline, $restaurantData } from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { launch, type Scope } from 'effector';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type RestaurantResponse, RestaurantUnreadable } from '../restaurant/early-response';
import { note } from '../telemetry/notes';
import { screenContinued } from '../rendered/behind-screen';
import { whenFirstPageSettled } from '../rendered/first-page';
import { $pageData, readPageData } from '../rendered/page-data';
import { type RenderedScreen, showsResponse } from '../rendered/rendered-screen';
import { restoreUntilSettled } from '../rendered/restore-screen';
import { $view } from '../restaurant/restaurant.model';

/**
 * Whether the public state of this page is that of the rendered screen: debug mode and a missing
 * connection are shown, and are read before the restaurant is loaded.
 */
const isAsRendered = (scope: Scope): boolean =>
  !scope.getState($debugMode) && scope.getState($isOnline);

/**
 * Sets what the rendered screen shows, without the event `restaurantLoaded`: it starts the reading
 * of personal data, which the screen does not contain.
 */
function showAhead(scope: Scope, data: RestaurantData): void {
  launch({
    target: [$restaurantData, $view],
    params: [data, { kind: 'ready', isStale: false }],
    scope,
  });
}

/** Sets what the rendered screen of an unknown restaurant shows. */
function showUnknown(scope: Scope): void {
  launch({ target: $view, params: { kind: 'not-found' }, scope });
}

type Continued = {
  readonly screen: RenderedScreen;
  readonly page: { readonly remote: RemoteName | 'shell'; readonly page: string };
  readonly app: ReactNode;
  readonly scope: Scope;
  readonly response: Promise<Response> | null;
  readonly answer: Promise<RestaurantResponse>;
  readonly restoreScreen?: (() => void) | null;
};

/** The answer for a restaurant that does not exist; null for another failure. */
const unknown = (error: unknown): 'unknown' | null =>
  error instanceof RestaurantUnreadable && error.failure.kind === 'not-found' ? 'unknown' : null;

/** Hands the data of the page to its remote; false when the page lacks what its screen shows. */
function handOver({ remote }: Continued['page'], scope: Scope): boolean {
  const data = readPageData();
  if (data === null || remote === 'shell') return false;
  launch({ target: $pageData, params: { remote, data }, scope });
  return true;
}

/** Sets what the screen shows; false when this page shows something else. */
async function setAhead({ screen, page, scope, ...given }: Continued): Promise<boolean> {
  const [response, answer] = await Promise.all([
    given.response?.catch(() => null),
    given.answer.catch(unknown),
  ]);
  if (answer === null || !isAsRendered(scope)) return false;
  const isUnknown = answer === 'unknown';
  if (isUnknown !== (screen.revision === UNKNOWN_RESTAURANT)) return false;
  if (isUnknown) showUnknown(scope);
  else if (answer.isStored || !showsResponse(screen, response)) return false;
  else showAhead(scope, answer.data);
  return screen.hasData ? handOver(page, scope) : true;
}

/**
 * Holds back movements until the remote of the page has continued its elements, then repeats the last
 * one. React renders a part that is not continued yet anew when the router's location changes: the focus
 * would be lost, and of another page nothing would be shown.
 */
function holdLocation(): void {
  let isMoved = false;
  const hold = (event: Event): void => {
    isMoved = true;
    event.stopImmediatePropagation();
  };
  addEventListener('popstate', hold, true);
  void whenFirstPageSettled().then(() => {
    removeEventListener('popstate', hold, true);
    // the latest entry's: the customer may have moved on since
    if (isMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
}

/**
 * Continues the rendered screen: the application takes over its elements. Null when the restaurant
 * could not be read, changed since the screen was rendered, or is shown differently on this device;
 * the screen stays until the application is rendered anew.
 */
export async function continueScreen(continued: Continued): Promise<Root | null> {
  if (!(await setAhead(continued))) return null;
  const { screen, app, page, restoreScreen } = continued;
  holdLocation();
  restoreUntilSettled(restoreScreen);
  screenContinued();
  let root: Root | null = null;
  // a transition is rendered in slices; a press of an element that is not continued yet has priority
  startTransition(() => {
    root = hydrateRoot(screen.root, app, {
      onRecoverableError: () => note({ kind: 'render-mismatch', ...page }),
    });
  });
  return root;
}

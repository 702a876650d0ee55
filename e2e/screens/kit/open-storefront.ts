import { act, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import type { Root } from 'react-dom/client';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  LANGUAGE_TABLE,
  StoredCart,
  type Address,
  type CartLine,
  type Customer,
  type DeliveryFeeResult,
  type DeliveryType,
  type Language,
  type ScheduleChoice,
} from '@storefront/shared-domain/contracts';
import { $customer, $restaurantData } from '@storefront/shared-domain/models';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { bootstrap } from '../../../shell/src/app/bootstrap';
import type { Storefront } from '../../../shell/src/boot/storefront';
import { loadHttp } from '../../../shell/src/session/provide-http';
import { sourceLoader } from '../../ssr/source-loader';
import { textsOf, type Texts } from '../../support/texts';
import { demoRestaurant } from './demo-restaurant';
import { aStorefront } from './fake-storefront';
import { Network } from './network';

/** The customer's choices of the steps before the screen. */
export interface Draft {
  readonly lines?: readonly CartLine[];
  readonly deliveryType?: DeliveryType;
  readonly schedule?: ScheduleChoice;
  readonly customer?: Partial<Customer>;
  readonly address?: { readonly address: Address; readonly fee: DeliveryFeeResult };
}

export interface Options {
  readonly draft?: Draft;
  /** The only language of the browser; Portuguese unless named. */
  readonly language?: Language;
  readonly config?: Partial<Storefront['config']>;
  /** Experiments of the channel; none unless named. */
  readonly experiments?: Storefront['experiments'];
  /** Prepares answers and allowances before the page starts. */
  readonly before?: (network: Network) => void;
}

/** An open storefront: queries come from `screen` of Testing Library. */
export interface Opened {
  readonly user: UserEvent;
  readonly network: Network;
  readonly scope: Scope;
  readonly texts: Texts;
  /** Path and query of the page, without the restaurant: `/payment`. */
  path(): string;
  /** Navigates to an address of the restaurant as a link would. */
  go(path: string): Promise<void>;
}

const open: { root: Root; network: Network }[] = [];
/** A page of the menu without requests; the draft is written there. */
const QUIET_PAGE = '/hours';
const NOW: ScheduleChoice = { kind: 'now' };

/** Time in ms in which a dialog that has just closed leaves its entry in the history. */
const TRAVERSAL_MS = 30;

/** Each entry has a key of its own, like those of the router. */
let entries = 0;

async function navigate(path: string): Promise<void> {
  await act(async () => {
    // the router's own navigations wait for it, this one bypasses the router
    await new Promise((resolve) => setTimeout(resolve, TRAVERSAL_MS));
    entries += 1;
    history.pushState({ idx: history.length, key: `entry-${entries}` }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
}

/** Writes the customer's choices of the steps before the checkout. */
export async function writeDraft(
  scope: Scope,
  { deliveryType, schedule = NOW, customer = {}, address }: Draft,
): Promise<void> {
  await act(async () => {
    if (address) await allSettled(deliveryBus.addressConfirmed, { scope, params: address });
    if (deliveryType) await allSettled(deliveryBus.typeChosen, { scope, params: deliveryType });
    await allSettled(deliveryBus.scheduleChosen, { scope, params: schedule });
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: {
        ...scope.getState($customer),
        name: 'Marina Alves',
        phone: '11987654321',
        ...customer,
      },
    });
  });
}

/**
 * Opens an address of a demo restaurant, e.g. `openStorefront('/bella-napoli/payment', { draft: {
 * lines, deliveryType: 'balcony' } })`.
 */
export async function openStorefront(
  address: string,
  { draft, language = 'pt-br', config, experiments = [], before }: Options = {},
): Promise<Opened> {
  const network = new Network(process.env['SCREENS_API'] ?? '');
  network.install();
  // a page of an earlier test may still look at the time
  network.answer('HEAD', '/channel.json', {});
  before?.(network);
  const { restaurantUrl, basename: base } = restaurantOfPath(address.split('?')[0] ?? '') ?? {
    restaurantUrl: '',
    basename: '',
  };
  if (draft?.lines) {
    const { info } = await demoRestaurant(restaurantUrl);
    createStorage(() => localStorage).save(keys.cart(info.id), StoredCart, {
      lines: [...draft.lines],
      deliveryType: draft.deliveryType ?? null,
    });
  }
  Object.defineProperty(navigator, 'languages', {
    configurable: true,
    value: [LANGUAGE_TABLE[language].tag],
  });
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState({ idx: 0 }, '', draft ? `${base}${QUIET_PAGE}` : address);
  const scope = fork();
  const root = await act(() =>
    bootstrap({
      storefront: { ...aStorefront(language, config), experiments },
      loader: { ...sourceLoader },
      scope,
    }),
  );
  if (root === null) throw new Error(`${address} leads away from the storefront`);
  open.push({ root, network });
  await loadHttp(); // federation loads it with the first remote that calls the API
  if (draft) {
    await waitFor(() => expect(scope.getState($restaurantData)).not.toBeNull());
    await writeDraft(scope, draft);
    await navigate(address);
  }
  return {
    user: userEvent.setup(),
    network,
    scope,
    texts: textsOf(language),
    path: () => `${location.pathname}${location.search}`.slice(base.length),
    go: (path) => navigate(`${base}${path}`),
  };
}

/** Timers of a closed page must not run in the next test. jsdom numbers timers from 1. */
function stopTimers(): void {
  const last = window.setTimeout(() => undefined);
  for (let id = 1; id <= last; id += 1) window.clearTimeout(id);
}

/**
 * Closes every open storefront and clears its storage, unless the next visit of the same device
 * needs it; returns the problems of their networks.
 */
export async function leaveStorefronts({ isStoragePreserved = false } = {}): Promise<string[]> {
  const left = open.splice(0);
  for (const { root } of left) await act(async () => root.unmount());
  const problems = await Promise.all(left.map(({ network }) => network.problems()));
  if (!isStoragePreserved) {
    localStorage.clear();
    sessionStorage.clear();
  }
  stopTimers();
  document.body.replaceChildren();
  return problems.flat();
}

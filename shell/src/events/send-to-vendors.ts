import { serverNow } from '@storefront/shared-domain/clock';
import {
  type HashedPerson,
  type VendorEvent,
  WaitingEvents,
} from '@storefront/shared-domain/contracts';
import { $isCardRequested } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { createWatch, type Scope } from 'effector';
import type { Fact, Listener, Person } from './facts';
import { createVendorFrame } from './vendor-frame';
import { $page } from './watch-facts';

const WORTH_TELLING_MS = 3_600_000;

/**
 * Queue of vendor events, stored for an hour: a payment may lead the customer to another site in
 * between.
 */
export function waitingEvents(restaurantId: number): {
  read(): readonly VendorEvent[];
  write(events: readonly VendorEvent[]): void;
} {
  const key = keys.vendorEvents(restaurantId);
  const stored = () =>
    (storage.read(key, WaitingEvents) ?? []).filter(
      ({ at }) => Math.abs(serverNow() - at) < WORTH_TELLING_MS, // not long: a clock was wrong
    );
  return {
    read: () => stored().map(({ event }) => event),
    write: (events) => {
      if (events.length === 0) return storage.remove(key);
      const known = stored();
      const since = (event: VendorEvent): number =>
        known.find((one) => JSON.stringify(one.event) === JSON.stringify(event))?.at ?? serverNow();
      storage.write(
        key,
        events.map((event) => ({ at: since(event), event })),
      );
    },
  };
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 hashes of the buyer's data in the format of ads vendors. Empty where the browser has no
 * `crypto.subtle`: on pages without https.
 */
export async function hashPerson(person: Person, country: string): Promise<HashedPerson> {
  const { subtle } = globalThis.crypto;
  if ((subtle as SubtleCrypto | undefined) === undefined) return {};
  const { adsIdentity } = await import(
    /* webpackChunkName: "provide-phones" */ '@storefront/shared-domain/phones'
  );
  const hashed = Object.entries(adsIdentity(person, country)).map(
    async ([field, text]) =>
      [field, hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}

type Vendors = {
  readonly scope: Scope;
  readonly restaurantId: number;
  readonly country: string;
  readonly ids: Readonly<Record<string, string>>;
  /** Base of the document's URL: the API, or an origin of its own (VENDOR_ORIGIN). */
  readonly apiBase: string;
  readonly vendorBase: string | undefined;
};

/**
 * Pages with card inputs (PCI DSS 6.4.3): no third-party script runs there, not even in a frame.
 */
const CARD_PAGES: readonly string[] = ['payment', 'credit-cards/add-card'];

/** The URL of a page as vendors get it: the restaurant's URL and the page's name. */
function toVendorPage(page: string): string {
  const { origin, pathname } = location;
  const [restaurant = ''] = pathname.split('/').filter((part) => part !== '' && part !== 'app');
  return `${origin}/${restaurant}/${page}`;
}

async function toVendorEvent(fact: Fact, country: string): Promise<VendorEvent> {
  const page = toVendorPage(fact.page);
  if (fact.kind === 'page') return { name: 'page_view', page };
  if (fact.kind === 'added') return { name: 'add_to_cart', page, ...fact.sale };
  return {
    name: fact.kind === 'checkout' ? 'initiate_checkout' : 'purchase',
    page,
    ...fact.sale,
    person: await hashPerson(fact.person, country),
  };
}

/**
 * Sends facts to tag manager, analytics and pixel, as far as the restaurant has ids for them, in
 * order of occurrence (EVENTS-01 to EVENTS-03).
 */
export function sendToVendors({
  scope,
  restaurantId,
  country,
  ids,
  apiBase,
  vendorBase,
}: Vendors): Listener {
  const url = new URL(
    `${vendorBase ?? apiBase}/vendor-frame/?${new URLSearchParams(ids).toString()}`,
    location.href,
  );
  // On the storefront's own origin the document gets no origin: otherwise its scripts would run
  // with the storefront's privileges.
  const ownOrigin = vendorBase === undefined || url.origin === location.origin ? null : url.origin;
  const frame = createVendorFrame({
    address: url.href,
    ownOrigin,
    waiting: waitingEvents(restaurantId),
  });
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();

  const look = (): void =>
    frame.allow(!CARD_PAGES.includes(scope.getState($page)) && !scope.getState($isCardRequested));
  const watches = [
    createWatch({ unit: $page.updates, scope, fn: look }),
    createWatch({ unit: $isCardRequested.updates, scope, fn: look }),
  ];
  look();
  return {
    send: (fact) => {
      last = last.then(async () => {
        const event = await toVendorEvent(fact, country);
        if (!isStopped) frame.send(event);
      });
    },
    stop: () => {
      isStopped = true;
      watches.forEach((stop) => stop());
      frame.stop();
    },
  };
}

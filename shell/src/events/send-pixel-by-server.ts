import type { ConsentProof } from '@storefront/shared-domain/contracts';
import type { Fact, Listener } from './facts';

type Server = {
  readonly apiBase: string;
  readonly restaurantId: number;
  readonly consent: () => ConsentProof;
};

const AGAIN_MS = 5000;

async function post(url: string, body: string): Promise<boolean> {
  try {
    return (
      (
        await fetch(url, {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status < 500
    );
  } catch {
    return false;
  }
}

/**
 * Sends checkout and purchase to the ads vendor through the server, with the event id of the
 * browser's pixel (API-46, API-47). At most one retry; a failure is not shown (ERRORS-40).
 */
export function sendPixelByServer({ apiBase, restaurantId, consent }: Server): Listener {
  const timers = new Set<ReturnType<typeof setTimeout>>();

  async function send(
    call: string,
    fact: Extract<Fact, { kind: 'checkout' | 'ordered' }>,
  ): Promise<void> {
    const url = `${apiBase}/restaurant/${restaurantId}/facebook-pixel/${call}`;
    const userData = {
      ...fact.person,
      consent: consent(),
      ...(fact.kind === 'ordered' ? { order: fact.order } : { value: fact.sale.value }),
    };
    const body = JSON.stringify({ eventID: fact.sale.eventId, userData });
    if (await post(url, body)) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void post(url, body);
    }, AGAIN_MS);
    timers.add(timer);
  }

  return {
    send: (fact) => {
      if (fact.kind === 'checkout') void send('initiate-checkout-event', fact);
      if (fact.kind === 'ordered') void send('purchase-event', fact);
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

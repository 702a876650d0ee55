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
 * Has the server tell the ads vendor of checkout and purchase, under the event id that the
 * browser's pixel tells, too (API-46, API-47). Asked twice at most; what fails is nobody's to see
 * (ERRORS-40).
 */
export function tellPixelByServer({ apiBase, restaurantId, consent }: Server): Listener {
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
    tell: (fact) => {
      if (fact.kind === 'checkout') void send('initiate-checkout-event', fact);
      if (fact.kind === 'ordered') void send('purchase-event', fact);
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

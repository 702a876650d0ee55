import { sendSockets } from '../../scripts/hostile/send-sockets';
import { type Places, rawScenarios } from '../../scripts/hostile/raw-scenarios';
import { seededRandom } from '../../scripts/hostile/random';
import { test as base } from '../fixtures';
import { STOREFRONT_URL } from './address';

/** Connections of one round: each kind of reset a few times. */
const ROUND = 40;
const AT_ONCE = 4;

const PLACES: Places = {
  long: '/api/restaurant/data/v2/bella-napoli',
  stream: '/api/realtime/order.5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001',
  post: '/api/restaurant/deliveryfees',
};

interface OtherClients {
  /** Stops them. Returns the number of reset connections, and the server's violations. */
  readonly stop: () => Promise<{ resets: number; findings: unknown[] }>;
}

/**
 * Resets connections to the storefront at every phase of a request, one round after another, until
 * it is stopped or finds a fault.
 */
function resetConnections(): OtherClients {
  const random = seededRandom(1);
  const port = Number(new URL(STOREFRONT_URL).port);
  const scenarios = rawScenarios(PLACES, 4 * ROUND, random)
    .filter(({ name }) => name.startsWith('reset '))
    .slice(0, ROUND);
  const findings: unknown[] = [];
  let resets = 0;
  let isOver = false;
  const run = (async () => {
    while (!isOver && findings.length === 0) {
      findings.push(...(await sendSockets(port, scenarios, AT_ONCE)));
      resets += scenarios.length;
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await run;
      return { resets, findings };
    },
  };
}

/** Base of a test during which other clients reset their connections. */
export const test = base.extend<{ otherClients: OtherClients }>({
  otherClients: async ({ page: _page }, use) => {
    const clients = resetConnections();
    await use(clients);
    await clients.stop();
  },
});

export { expect } from '../fixtures';

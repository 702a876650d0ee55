import { addressKey, WIDER_NETWORKS, widerNetworks } from '../http/networks';
import {
  attemptCounter,
  type Attempt,
  type AttemptBound,
  type CounterDeps,
} from './attempt-counter';
import { takeAll } from './take-all';

/** Counts attempts of a client address. Throws `DatabaseBusyError`, like `AttemptCounter`. */
type NetworkCounter = {
  /**
   * Counts an attempt at `what` in the address's network, and in its wider ones unless
   * `isAddressAlone`: what others of the same site do must not affect this client.
   */
  take(ip: string, what?: string, isAddressAlone?: boolean): Promise<Attempt>;
};

/**
 * A limit per IPv4 address or IPv6 /64, and higher ones per /56 and /48: a client with such a
 * network has 256 or 65,536 of the narrow ones.
 */
export function networkCounter(deps: CounterDeps, bound: AttemptBound): NetworkCounter {
  const ofAddress = attemptCounter(deps, bound);
  const ofBits = new Map(
    WIDER_NETWORKS.map(({ bits, factor }) => [
      bits as number,
      attemptCounter(deps, {
        ...bound,
        kind: `${bound.kind}/${bits}`,
        most: bound.most * factor,
      }),
    ]),
  );
  return {
    take: (ip, what = '', isAddressAlone = false) => {
      const keyOf = (network: string): string => (what === '' ? network : `${network} ${what}`);
      const wider = isAddressAlone ? [] : widerNetworks(ip);
      return takeAll([
        () => ofAddress.take(keyOf(addressKey(ip))),
        ...wider.flatMap(({ bits, key }) => {
          const counter = ofBits.get(bits);
          return counter ? [() => counter.take(keyOf(key))] : [];
        }),
      ]);
    },
  };
}

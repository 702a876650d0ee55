import { isIPv6 } from 'node:net';
import { networkOfBits } from './address-key';

/**
 * Networks that one client may have whole, beside the /64 of `addressKey`, and how often the limit
 * of one address is allowed in each. A household often has a /56; a /48 may be one customer's, or a
 * site of a provider with many.
 */
export const WIDER_NETWORKS = [
  { bits: 56, factor: 3 },
  { bits: 48, factor: 10 },
] as const;

type WiderNetwork = {
  readonly bits: number;
  readonly factor: number;
  /** The key of the network in rate limits. */
  readonly key: string;
};

/** The wider networks of an IPv6 address, narrowest first; none of an IPv4 address. */
export function widerNetworks(ip: string): WiderNetwork[] {
  if (!isIPv6(ip)) return [];
  return WIDER_NETWORKS.map((network) => ({
    ...network,
    key: networkOfBits(ip, network.bits),
  })).filter(({ key }) => key.includes('/'));
}

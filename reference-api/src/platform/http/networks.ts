import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;
/**
 * Bits of an IPv6 address that are its network: a client that has one address has all others of it
 * too.
 */
const NETWORK_BITS = 64;

const splitGroups = (text: string): string[] => text.split(':').filter((group) => group !== '');

/** A group of an address without its last bits. */
const withoutLast = (group: string, bits: number): string =>
  ((Number.parseInt(group, 16) >> bits) << bits).toString(16);

/**
 * The first `bits` bits of an IPv6 address as a network; an IPv4 address in IPv6 notation is
 * returned as it.
 */
function networkOfBits(ip: string, bits: number): string {
  // in canonical short form
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [start = '', end = ''] = address.split('::');
  const [first, last] = [splitGroups(start), splitGroups(end)];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const count = Math.ceil(bits / GROUP_BITS);
  const prefix = [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group, at) => withoutLast(group, at === count - 1 ? count * GROUP_BITS - bits : 0));
  return `${prefix.join(':')}::/${bits}`;
}

/**
 * The key of an address in every rate limit: an IPv4 address itself, also in IPv6 notation; of
 * other IPv6 addresses their network.
 */
export const addressKey = (ip: string): string =>
  isIPv6(ip) ? networkOfBits(ip, NETWORK_BITS) : ip;

/** Bits of an IPv6 address that name a customer's site. */
const SITE_BITS = 48;

/**
 * The network of an address: 24 bits of IPv4, also in IPv6 notation, and 48 bits of IPv6. One
 * client gets many addresses of a network easily, but not many networks. An unreadable address is a
 * network of its own.
 */
export function computeNetwork(ip: string): string {
  const address = isIPv6(ip) ? networkOfBits(ip, SITE_BITS) : ip;
  return isIPv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address;
}

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

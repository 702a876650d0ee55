import { isIPv6, SocketAddress } from 'node:net';

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
export function networkOfBits(ip: string, bits: number): string {
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

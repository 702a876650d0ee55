import { isIPv6, SocketAddress } from 'node:net';

const GROUPS = 8;
/**
 * Of an IPv6 address the network, 64 bits: a client that has one address has all others of it too.
 */
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '');

/** The first `count` groups of an IPv6 address; an IPv4 address in IPv6 notation is returned as it. */
export function firstGroups(ip: string, count: number): string {
  // in canonical short form
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [start = '', end = ''] = address.split('::');
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, count).join(':')}::/${count * 16}`;
}

/**
 * The key of an address in every rate limit: an IPv4 address itself, also in IPv6 notation; of
 * other IPv6 addresses their network.
 */
export const addressKey = (ip: string): string =>
  isIPv6(ip) ? firstGroups(ip, NETWORK_GROUPS) : ip;

import { isIPv4, isIPv6 } from 'node:net';
import { networkOfBits } from './address-key';

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

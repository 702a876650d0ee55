import { BlockList, isIP } from 'node:net';

/** Addresses that no notification is sent to: of no host, link-local, multicast, and metadata of clouds. */
const refused = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
  ['64:ff9b::a9fe:0', 112], // 169.254.0.0/16 behind NAT64
] as const)
  refused.addSubnet(address, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a webhook may connect to an IP address; over plain `http:` only to this machine. */
export const isAllowedAddress = (address: string, protocol: string): boolean =>
  !isIn(refused, address) && (protocol === 'https:' || isIn(loopback, address));

/** The host of a URL as an IP address, without the brackets of IPv6; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
}

const MAIL = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

/** The address of a `mailto:` target; null for a webhook. */
export function mailAddress(url: string): string | null {
  const address = url.startsWith('mailto:') ? url.slice('mailto:'.length) : '';
  return MAIL.test(address) ? address : null;
}

const HTTP = 'give an address with https://; http:// is only for localhost, 127.0.0.1 and [::1]';

/** Why a URL cannot be the target of notifications, as a sentence; null for one that can. */
export function targetProblem(text: string): string | null {
  if (text.startsWith('mailto:'))
    return mailAddress(text) === null ? 'give one mail address, e.g. ops@shop.example' : null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return HTTP;
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return 'leave out name, password and fragment: the store contains the address in clear';
  const isLocal = url.protocol === 'http:' && url.hostname === 'localhost';
  if (url.protocol !== 'https:' && !/^http:$/.test(url.protocol)) return HTTP;
  const address = literalAddress(url);
  if (address === null) return url.protocol === 'https:' || isLocal ? null : HTTP;
  if (isIn(refused, address)) return `${address} is no address that is notified`;
  return isAllowedAddress(address, url.protocol) ? null : HTTP;
}

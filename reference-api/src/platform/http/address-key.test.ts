import { addressKey } from './address-key';

test.each([
  ['an IPv4 address is itself', '203.0.113.9', '203.0.113.9'],
  ['what is no address too', 'unknown', 'unknown'],
  ['an IPv4 address written as IPv6 is the IPv4 one', '::ffff:203.0.113.9', '203.0.113.9'],
  ['in its other way as well', '::FFFF:cb00:7109', '203.0.113.9'],
  ['an IPv6 address is its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['in capitals and with zeros', '2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['zeros in the network', '2001:db8::7', '2001:db8:0:0::/64'],
  ['zeros in its middle', '2001::2:3:4:5:6', '2001:0:0:2::/64'],
  ['zeros alone', '::', '0:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['an IPv4 address at its end', '::1.2.3.4', '0:0:0:0::/64'],
  ['a link of one machine', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('[S10] %s: %s', (_case, ip, key) => expect(addressKey(ip)).toBe(key));

import { isIPv6 } from 'node:net';

// Some proxies tell the port too, which is another one for each connection.
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\]):\d+$/;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one caller: an address of IPv4, or the first half of one of IPv6, whose second half a caller makes up
 * at will.
 */
export function networkOf(address: string) {
  const [, ipv4, ipv6] = withPort.exec(address) ?? [];
  const plain = (ipv4 ?? ipv6 ?? address).replace(/%.*$/, '');
  const [, inIpv4] = mapped.exec(plain) ?? [];
  if (inIpv4) return inIpv4;
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const first = start.split(':').filter(Boolean);
  const last = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

import { type BlockList, isIP, isIPv6 } from 'node:net';

// Some proxies append the port.
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\]):\d+$/;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function withoutPort(address: string) {
  const [, ipv4, ipv6] = withPort.exec(address) ?? [];
  return (ipv4 ?? ipv6 ?? address).replace(/%.*$/, '');
}

const isIn = (networks: BlockList, address: string) => {
  const plain = withoutPort(address);
  const family = isIP(plain);
  return family !== 0 && networks.check(plain, family === 4 ? 'ipv4' : 'ipv6');
};

/** The first address, from the connection backwards through `X-Forwarded-For`, that is not a trusted proxy. */
export function clientAddress(remote: string, forwardedFor: string, trusted: number | BlockList) {
  const forwarded = forwardedFor.split(',').map((address) => address.trim());
  const addresses = [remote, ...forwarded.filter(Boolean).reverse()];
  const isTrusted = (address: string, hop: number) =>
    typeof trusted === 'number' ? hop < trusted : isIn(trusted, address);
  return addresses.find((address, hop) => !isTrusted(address, hop)) ?? addresses.at(-1) ?? remote;
}

/** The network that rate limits count as one client: an IPv4 address or an IPv6 /64 prefix. */
export function networkOf(address: string) {
  const plain = withoutPort(address);
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

/** The IPv4 /24 or IPv6 /48 network around a network of `networkOf`. */
export function widenNetwork(network: string) {
  if (network.includes(':')) return `${network.replace('::/64', '').split(':').slice(0, 3).join(':')}::/48`;
  const bytes = network.split('.');
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : network;
}

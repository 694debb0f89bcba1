import { BlockList, isIPv6 } from 'node:net';

/** Returns the groups of an IPv6 address, including the groups that `::` abbreviates. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/** Returns no groups for an IPv4 address, or for an IPv6 address that contains one. */
function parse(ip = ''): { address: string; groups?: string[] } {
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return { address: mapped ?? address };
  return { address, groups: groupsOf(address) };
}

/**
 * Identifies a client by IPv4 address or by IPv6 network (/64), because one client has a whole network. A connection that has been closed
 * has no address: such clients are one.
 */
export function clientOf(ip: string | undefined): string {
  const { address, groups } = parse(ip);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
}

/** Returns the /48 of a site with thousands of networks. Returns undefined for IPv4, whose networks hold unrelated clients. */
export function networkOf(ip: string): string | undefined {
  const { groups } = parse(ip);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

const innerNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  innerNetworks.addSubnet(network, prefix, 'ipv4');
innerNetworks.addAddress('::1', 'ipv6');
innerNetworks.addSubnet('fc00::', 7, 'ipv6');
innerNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * Trusts a number of proxies, and only in an inner network: who reaches an open port of the server from the internet is no
 * proxy, and names no address. @returns the function of Fastify, whose hop 0 is the connection.
 */
export const trustProxies =
  (count: number) =>
  (ip: string, hop: number): boolean => {
    const { address } = parse(ip);
    return hop < count && (hop > 0 || innerNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
  };

import { isIPv6 } from 'node:net';

/** Returns the groups of an IPv6 address, including the groups that `::` abbreviates. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/** Returns the groups of an IPv6 address, or undefined and the IPv4 address that it is or has. */
function parse(ip: string): { address: string; groups?: string[] } {
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return { address: mapped ?? address };
  return { address, groups: groupsOf(address) };
}

/**
 * Returns the identifier of a client: its IPv4 address, or its IPv6 network (/64), because one client has a
 * whole network.
 */
export function clientOf(ip: string): string {
  const { address, groups } = parse(ip);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
}

/**
 * Returns the IPv6 network of a site (/48), which may have thousands of networks of clients, or undefined for IPv4: a network of
 * IPv4 addresses belongs to unrelated clients.
 */
export function networkOf(ip: string): string | undefined {
  const { groups } = parse(ip);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}

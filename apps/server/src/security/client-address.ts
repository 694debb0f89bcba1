import { isIPv6 } from 'node:net';

/** An IPv6 address with all its groups written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/** What counts as one client: an IPv4 address, or a network of IPv6 (/64), because one client has a whole one. */
export function clientOf(ip: string): string {
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

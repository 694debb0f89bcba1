import { BlockList, isIP } from 'node:net';
import { parse } from 'csv-parse/sync';

export interface Place {
  name: string;
  ranges: BlockList;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addRange(ranges: BlockList, range: string): boolean {
  const [address = '', prefix = ''] = range.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const length = Number(prefix);
  if (isIP(address) === 0 || !/^\d+$/u.test(prefix) || length > bits) return false;
  ranges.addSubnet(address, length, familyOf(address));
  return true;
}

/**
 * Reads a CSV with the columns `network` (such as `192.0.2.0/24`) and `place`. @throws Error that names the first wrong
 * row.
 */
export function readPlaces(text: string): Place[] {
  const rows: Record<string, string>[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  });
  const places = new Map<string, BlockList>();
  for (const [index, { network = '', place = '' }] of rows.entries()) {
    const ranges = places.get(place) ?? new BlockList();
    if (place === '' || !addRange(ranges, network)) {
      throw new Error(`row ${index + 2} needs a network such as 192.0.2.0/24 and a place`);
    }
    places.set(place, ranges);
  }
  return [...places].map(([name, ranges]) => ({ name, ranges }));
}

export function placeOf(places: readonly Place[], ip: string): string | null {
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/u, '').split('%');
  if (isIP(address) === 0) return null;
  return places.find(({ ranges }) => ranges.check(address, familyOf(address)))?.name ?? null;
}

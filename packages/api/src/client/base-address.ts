/** Where the API of each site is, by the site's host: production, test and local (specification §7). */
export type BaseAddresses = Readonly<Record<string, string>>;

/** The base address for a site; `/api` on the site itself when the table does not name the host (decisions §1). */
export function baseAddressFor(host: string, addresses: BaseAddresses): string {
  return addresses[host] ?? '/api';
}

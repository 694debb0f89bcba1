/** Where the API of each site is, by the site's host: production, test and local (specification §7). */
export type BaseAddresses = Readonly<Record<string, string>>;

/** The base address for a site; `/api` on the site itself when the table does not name the host (decisions §1). */
export function baseAddressFor(host: string, addresses: BaseAddresses): string {
  return addresses[host] ?? '/api';
}

/** What every call carries (specification §7). */
export const conventions = {
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  credentials: 'include',
} as const;

const NAME = 'XSRF-TOKEN';

/** The anti-forgery token in a cookie string such as `document.cookie`; undefined when there is none. */
export function readXsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return pair && decodeURIComponent(pair.slice(NAME.length + 1));
}

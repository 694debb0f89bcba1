/** The base URL of the API by host of the site: production, test and local. */
export type BaseAddresses = Readonly<Record<string, string>>;

/**
 * Returns the base URL for a site. The default is `/api` on the site itself, if the table does not contain
 * the host.
 */
export function baseAddressFor(host: string, addresses: BaseAddresses): string {
  return addresses[host] ?? '/api';
}

/** The headers and credentials of every call. */
export const conventions = {
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  credentials: 'include',
} as const;

const NAME = 'XSRF-TOKEN';

/**
 * Returns the anti-forgery token in a cookie string such as `document.cookie`, or undefined if there is none. A damaged token is
 * returned as it is: the server refuses it, and the client asks for another one.
 */
export function readXsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

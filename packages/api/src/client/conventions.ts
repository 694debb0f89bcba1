/** The base URL of the API by host of the site: production, test and local. */
export type BaseUrls = Readonly<Record<string, string>>;

export function baseUrlFor(host: string, urls: BaseUrls): string {
  return urls[host] ?? '/api';
}

export const conventions = {
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  credentials: 'include',
} as const;

const NAME = 'XSRF-TOKEN';

/** Returns the anti-forgery token in a cookie string. A damaged one is returned as it is: the server refuses it, and the client asks for another. */
export function readXsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

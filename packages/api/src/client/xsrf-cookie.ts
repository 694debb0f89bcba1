const NAME = 'XSRF-TOKEN';

/** The anti-forgery token in a cookie string such as `document.cookie`; undefined when there is none. */
export function readXsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return pair && decodeURIComponent(pair.slice(NAME.length + 1));
}

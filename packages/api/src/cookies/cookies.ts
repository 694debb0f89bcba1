export interface CookieJar {
  /** Says to a client that cookies are meant. */
  cookies: true;
  fetch: typeof fetch;
  readCookies: () => string;
}

interface Cookie {
  name: string;
  value: string;
  /** Whether the response removes the cookie: its life is over. */
  isOver: boolean;
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  const isOver = attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=');
    if (/^max-age$/iu.test(name)) return Number(value) <= 0;
    return /^expires$/iu.test(name) && Date.parse(value) <= Date.now();
  });
  return { name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim(), isOver };
}

/**
 * Creates the cookies of one client outside a browser: `createClient({ ...createCookieJar(), … })`. They live in memory, for one back end
 * and one user.
 */
export function createCookieJar(send: typeof fetch = fetch): CookieJar {
  const cookies = new Map<string, string>();
  const readCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = ({ headers }: Response): void => {
    for (const { name, value, isOver } of headers.getSetCookie().map(parseCookie)) {
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  return {
    cookies: true,
    readCookies,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (cookies.size > 0) request.headers.set('cookie', readCookies());
      // Node forgets the signal of a request that is only used to make another one, while its body is read.
      const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
      const response = await send(request, { signal });
      keep(response);
      return response;
    },
  };
}

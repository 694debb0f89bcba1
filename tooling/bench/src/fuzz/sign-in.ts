import { setTimeout as wait } from 'node:timers/promises';
import type { CallerHeaders } from '@mijn/server/testing/fuzz';

const PASSWORD = 'Waterpas-2026!';

const cookiesOf = (response: Response): Map<string, string> =>
  new Map(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

const headersOf = (cookies: ReadonlyMap<string, string>): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  'x-requested-with': 'XMLHttpRequest',
});

/** Returns the request headers of a browser in which a demo account is signed in, or of a visitor if no e-mail address is given. */
export async function signIn(address: string, email: string | undefined): Promise<CallerHeaders> {
  const visitor = headersOf(cookiesOf(await fetch(`${address}/api/auth/csrf`)));
  if (email === undefined) return visitor;
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (response.status === 429) {
    // The generated requests use up the allowed login attempts, so the login waits and tries again.
    await wait(Number(response.headers.get('retry-after')) * 1000);
    return signIn(address, email);
  }
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}.`);
  return headersOf(cookiesOf(response));
}

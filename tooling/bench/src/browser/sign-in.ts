/** A demo member with one association and without a second factor, who is also on the board. */
export const demoMember = { email: 'bram.bestuur@waterpas.example', password: 'Waterpas-2026!' };

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

const tokenIn = (cookies: readonly string[]): string =>
  decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '');

/**
 * Signs a demo member in with the same requests as the portal.
 * @returns the `Cookie` header of the session.
 */
export async function signIn(address: string): Promise<string> {
  const ajax = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const visitor = cookiesOf(await fetch(`${address}/api/auth/csrf`, { headers: ajax }));
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoMember),
    headers: {
      ...ajax,
      'content-type': 'application/json',
      'x-xsrf-token': tokenIn(visitor),
      cookie: visitor.join('; '),
    },
  });
  if (!response.ok)
    throw new Error(`The demo's member could not sign in: the server answered ${response.status}.`);
  return cookiesOf(response).join('; ');
}

import { setTimeout as wait } from 'node:timers/promises';

const PASSWORD = 'Waterpas-2026!';

export const demoMember = { email: 'bram.bestuur@waterpas.example', password: PASSWORD };

export interface SessionHeaders extends Record<string, string> {
  cookie: string;
  'x-xsrf-token': string;
}

function headersOf(response: Response, session: readonly string[] = []): SessionHeaders {
  const cookies = [...session, ...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')];
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return {
    accept: 'application/json',
    cookie: cookies.join('; '),
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': decodeURIComponent(token),
  };
}

export async function visit(url: string, session: readonly string[] = []): Promise<SessionHeaders> {
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    ...(session.length > 0 && { cookie: session.join('; ') }),
  };
  return headersOf(await fetch(`${url}/api/auth/csrf`, { headers }), session);
}

export async function signIn(url: string, email = demoMember.email): Promise<SessionHeaders> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { ...(await visit(url)), 'content-type': 'application/json' },
  });
  if (response.status === 429) {
    // Generated requests use up the allowed attempts.
    await wait(Number(response.headers.get('retry-after')) * 1000);
    return signIn(url, email);
  }
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}.`);
  return headersOf(response);
}

const PASSWORD = 'Waterpas-2026!';

export const demoMember = { email: 'bram.bestuur@waterpas.example' };

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

/** @param browser the headers of a browser with which the member may have signed in before */
export async function signIn(
  url: string,
  email = demoMember.email,
  browser?: SessionHeaders,
): Promise<SessionHeaders> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { ...(browser ?? (await visit(url))), 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}.`);
  return headersOf(response);
}

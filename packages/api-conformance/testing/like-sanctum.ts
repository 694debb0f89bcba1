import { randomUUID } from 'node:crypto';
import { withCookies } from './change-calls.ts';
import type { Fault, Passed } from './faulty-server.ts';

const SESSION = /[\w-]*session=/u;

/** Ends the anti-forgery token with other characters in every response, as Laravel does because it encrypts the cookie. */
const renewToken = (passed: Passed, token: string): Passed => {
  const renewed = withCookies(passed, (line) => line);
  renewed.headers.append('set-cookie', `XSRF-TOKEN=${token}.${randomUUID()}%3D; path=/; samesite=lax`);
  return renewed;
};

/** Laravel Sanctum sends the session as `laravel_session`, attributes in lower case, and another encrypted token in each response. */
export function likeSanctum(): Fault {
  let name = '';
  return async (request, forward) => {
    const { headers } = request;
    const cookie = headers.get('cookie');
    const plain = (text: string) => text.replaceAll(/\.[0-9a-f-]{36}(?:%3D|=)/gu, '');
    if (cookie !== null) headers.set('cookie', plain(cookie).replace('laravel_session=', name));
    const token = headers.get('x-xsrf-token');
    if (token !== null) headers.set('x-xsrf-token', plain(token));
    const passed = await forward(request);
    const lines = passed.headers.getSetCookie();
    name ||= SESSION.exec(lines.join('\n'))?.[0] ?? '';
    const given =
      /XSRF-TOKEN=([^;]+)/u.exec(lines.join('\n')) ?? /XSRF-TOKEN=([^;]+)/u.exec(headers.get('cookie') ?? '');
    const renamed = withCookies(passed, (line) =>
      line
        .replace(SESSION, 'laravel_session=')
        .replace(/; HttpOnly/u, '; httponly')
        .replace(/; SameSite=Lax/u, '; samesite=lax'),
    );
    return given?.[1] === undefined ? renamed : renewToken(renamed, given[1]);
  };
}

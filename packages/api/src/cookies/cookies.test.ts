import { describe, expect, it } from '@jest/globals';
import { createCookieJar } from './cookies.ts';

function jarOf(...responses: string[][]) {
  const sent: (string | null)[] = [];
  const jar = createCookieJar(async (input, init) => {
    sent.push(new Request(input, init).headers.get('cookie'));
    const headers = new Headers();
    for (const line of responses.shift() ?? []) headers.append('set-cookie', line);
    return new Response(null, { headers });
  });
  return { jar, sent };
}

const url = 'https://vve.example/api/auth/user';

describe('the cookies of a client outside a browser', () => {
  it('are sent with the next requests, the newest value of each', async () => {
    const { jar, sent } = jarOf(['sid=1; Path=/; HttpOnly', 'XSRF-TOKEN=a%3D; Path=/'], ['sid=2; Path=/']);
    for (let index = 0; index < 3; index += 1) await jar.fetch(url);
    expect(sent).toEqual([null, 'sid=1; XSRF-TOKEN=a%3D', 'sid=2; XSRF-TOKEN=a%3D']);
    expect(jar.readCookies()).toBe('sid=2; XSRF-TOKEN=a%3D');
  });

  it.each(['sid=; Max-Age=0', 'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'are removed by %s',
    async (line) => {
      const { jar } = jarOf(['sid=1; Max-Age=60'], [line]);
      await jar.fetch(url);
      expect(jar.readCookies()).toBe('sid=1');
      await jar.fetch(url);
      expect(jar.readCookies()).toBe('');
    },
  );
});

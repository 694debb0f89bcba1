import { expect, it } from '@jest/globals';
import type { AuthUser } from '@mijn/domain/auth';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { aProfile } from '@mijn/api/mock/profile';
import { drawPage } from './entry-server.tsx';
import { brand } from './testing/brand.ts';

const MEMBERS = 20;
const REQUESTS = 200;

const member = (number: number): AuthUser =>
  aUser({
    id: idOf(2, number),
    email: `lid-${number}@waterpas.example`,
    name: `Lid Nummer${number}.`,
    associations: [
      anAssociation({ id: idOf(1, number), code: String(2000 + number), name: `VvE ${number}.` }),
    ],
  });

function askAs(user: AuthUser, request: number) {
  const responses: Readonly<Record<string, unknown>> = {
    user,
    profile: aProfile({ name: user.name, email: user.email }),
    counts: { bulletin_board: 0, newsletters: 0, albums: 0, news: 0 },
    urgent: { data: [] },
  };
  return async (url: string) => {
    await new Promise((resolve) => setTimeout(resolve, (request * 7 + url.length) % 20));
    const data = responses[url.split('/').at(-1) ?? ''];
    return {
      status: data ? 200 : 404,
      statusText: '',
      headers: new Headers(),
      data: data ?? { code: 'not_found', message: url },
    };
  };
}

it('200 pages that are drawn at the same time have the data of their own member only', async () => {
  const pages = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, request) => {
      const user = member(request % MEMBERS);
      const page = await drawPage({
        url: '/profile/data',
        brand,
        maintenance: null,
        ask: askAs(user, request),
        onFound: () => undefined,
      });
      return { user, page, text: page.html + page.title + JSON.stringify(page.state) };
    }),
  );
  for (const { user, page, text } of pages) {
    expect(page.html).toContain(`Menu van ${user.name}`);
    expect(page.title).toContain(user.associations[0]?.name);
    expect(new Set(text.match(/Lid Nummer\d+\.|lid-\d+@|VvE \d+\./gu))).toEqual(
      new Set([user.name, user.email.replace(/@.*/u, '@'), user.associations[0]?.name]),
    );
  }
});

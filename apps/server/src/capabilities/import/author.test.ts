import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { findAuthor } from './author.ts';
import { RecentMap } from './recent-map.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

describe('the author of an imported row', () => {
  it('is read once for all rows, also if the author has no account', async () => {
    const { queries } = server.database;
    const { id, email } = await server.build.user();
    const select = jest.spyOn(queries, 'select');
    const context = { queries, authors: new RecentMap<string | null>(10) };
    for (let row = 0; row < 3; row += 1) {
      expect(await findAuthor(context, email)).toBe(id);
      expect(await findAuthor(context, 'nobody@waterpas.example')).toBeNull();
    }
    expect(select).toHaveBeenCalledTimes(2);
  });

  it('is nobody for a row without an e-mail address', async () => {
    const context = { queries: server.database.queries, authors: new RecentMap<string | null>(10) };
    expect(await findAuthor(context, undefined)).toBeNull();
  });
});

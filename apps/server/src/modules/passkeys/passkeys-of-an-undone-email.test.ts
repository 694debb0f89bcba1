import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EMAIL_UNDO_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { emailLink } from '../auth/email-link.service.ts';
import { findPendingChange } from '../auth/email-change.repository.ts';
import { addPasskey, loginWithPasskey, newBrowser } from './testing/register.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('are removed if they were added after the change or in the three days before, and the others stay', async () => {
  const user = await server.build.user();
  const client = server.client();
  await client.login(user.email);
  const { authenticator: own } = await addPasskey(server, client);
  server.clock.pass(EMAIL_UNDO_MS);
  await client.login(user.email);
  const { authenticator: ofThiefBefore } = await addPasskey(server, client, { name: 'Dief eerder' });
  server.clock.pass(1000);
  await client.post('/profile/email', { email: `${newId()}@nieuw.example` });
  const change = await findPendingChange(server.database.queries, user.id, server.clock.now());
  const { authenticator: ofThief } = await addPasskey(server, client, { name: 'Dief' });

  const link = emailLink(server.config, server.secret, 'undo', change?.id ?? '');
  const browser = await newBrowser(server);
  const undone = await browser.post('/profile/email/undo', { token: link.split('/').at(-1) });
  expect(undone.status).toBe(200);

  for (const authenticator of [ofThiefBefore, ofThief]) {
    const refused = await loginWithPasskey(await newBrowser(server), authenticator);
    expect(refused).toMatchObject({ status: 422, body: { code: 'passkey_refused' } });
  }
  const mail = (await server.mails()).findLast(({ to }) => to?.[0]?.address === user.email);
  expect(mail?.text).toContain('verwijderd: “Dief eerder” en “Dief”');
  const again = await newBrowser(server);
  expect((await loginWithPasskey(again, own)).status).toBe(200);
  expect((await again.get('/security/passkeys')).body).toMatchObject({ data: [{ name: 'Telefoon' }] });
  expect(JSON.stringify((await again.get('/security/activity')).body)).toContain('passkey_removed');
});

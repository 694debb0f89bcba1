import { expect } from '@jest/globals';
import { v7 as newId } from 'uuid';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { findHold } from '../hold.repository.ts';
import { endSessions } from '../session.jobs.ts';
import { emailChanges } from './email-changes.ts';

const PASSWORD = 'Weer-van-mij-alleen-4';

/** Creates a member whose e-mail address changes, and is given back by the old mailbox. */
export async function createUndoScenario(server: TestApp) {
  const user = await server.build.user({ name: 'Anna Eigenaar' });
  const client = server.client();
  await client.login(user.email);
  const mails = emailChanges(server);
  return {
    user,
    client,
    newEmail: `${newId()}@nieuw.example`,
    password: PASSWORD,
    changeTo: async (email: string, by = client): Promise<void> => {
      expect((await by.post('/profile/email', { email })).status).toBe(200);
      expect((await mails.follow('confirm', await mails.linkTo(email, 'confirm'))).status).toBe(200);
    },
    undo: async (address = user.email): Promise<void> => {
      expect((await mails.follow('undo', await mails.linkTo(address, 'undo'))).status).toBe(200);
    },
    /** Uses the last link in the old mailbox. @param isLinkOld whether another link is requested first. */
    signInByMail: async ({ isLinkOld = false } = {}): Promise<TestClient> => {
      const browser = server.client();
      await browser.csrf();
      if (isLinkOld) await browser.post('/auth/forgot-password', { email: user.email });
      expect((await mails.reset(user.email, PASSWORD)).status).toBe(204);
      expect((await browser.login(user.email, PASSWORD)).status).toBe(200);
      return browser;
    },
    findHold: () => findHold(server.database.queries, user.id),
    runHourlyJob: async (): Promise<void> => {
      await endSessions.add(server.database.queries, {});
      await server.runJobs();
    },
  };
}

export type UndoScenario = Awaited<ReturnType<typeof createUndoScenario>>;

import { expect } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import type { Brand } from '@mijn/domain/brand';
import { DAY_MS, SECOND_FACTOR_NOTICE_MS } from '@mijn/domain/limits';
import { testBrand } from '../../../../testing/test-config.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { requireSecondFactors } from '../second-factor-requirement.service.ts';

export const requiringBrand: Brand = { ...testBrand, require_second_factor: ['board', 'invoice_check'] };

export function createRequirement(server: TestApp) {
  /** Lets a server look of whom a second factor is required, as the hourly job does. */
  const apply = (by = server) => requireSecondFactors({ ...by, now: by.clock.now });
  return {
    apply,
    /** Lets the notice begin and pass, while the server looks now and then. */
    passNotice: async (): Promise<void> => {
      await apply();
      server.clock.pass(SECOND_FACTOR_NOTICE_MS - DAY_MS);
      await apply();
      server.clock.pass(DAY_MS);
    },
    signIn: async (email: string): Promise<TestClient> => {
      const browser = server.client();
      expect((await browser.login(email)).status).toBe(200);
      return browser;
    },
    factorOf: async (by: TestClient) => (await by.get('/auth/user')).as(authOperations.user).two_factor_auth,
    mailsTo: async (email: string) =>
      (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === email)),
  };
}

import type { EmailLinkKind } from '../email-link.service.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestResponse } from '../../../../testing/test-client.ts';

export function emailChanges(server: TestApp) {
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to?.[0]?.address === address);

  /** Returns an empty text if no mail matches. */
  const lastMatch = async (address: string, pattern: RegExp): Promise<string> => {
    const texts = (await mailsTo(address)).map(({ text = '' }) => text);
    return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
  };

  return {
    mailsTo,
    /** Returns an empty text if no mail has a link. */
    linkTo: (address: string, kind: EmailLinkKind) =>
      lastMatch(address, new RegExp(`/email/${kind}/(\\S+)`, 'u')),
    /** Follows a link in a browser in which nobody is signed in. */
    follow: async (kind: 'confirm' | 'undo', token: string): Promise<TestResponse> => {
      const browser = server.client();
      await browser.csrf();
      return browser.post(`/profile/email/${kind}`, { token });
    },
    reset: async (email: string, password: string): Promise<TestResponse> => {
      const token = await lastMatch(email, /\/password\/reset\/([^/]+)\//u);
      const browser = server.client();
      await browser.csrf();
      const body = { token, email, password, password_confirmation: password };
      return browser.post('/auth/reset-password', body);
    },
  };
}

import type { EmailLinkKind } from '../email-link.service.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestAnswer } from '../../../testing/test-client.ts';

/** The mails and links of changes of e-mail addresses, for tests. */
export function emailChanges(server: TestApp) {
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to?.[0]?.address === address);

  /** Returns what follows an address in the last mail to somebody that has it, or an empty text. */
  const lastMatch = async (address: string, pattern: RegExp): Promise<string> => {
    const texts = (await mailsTo(address)).map(({ text = '' }) => text);
    return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
  };

  return {
    mailsTo,
    /** Returns the token of the last link of a kind that was mailed to an address, or an empty text. */
    linkTo: (address: string, kind: EmailLinkKind) =>
      lastMatch(address, new RegExp(`/email/${kind}/(\\S+)`, 'u')),
    /** Follows a link in a browser in which nobody is signed in. */
    follow: async (kind: 'confirm' | 'undo', token: string): Promise<TestAnswer> => {
      const browser = server.client();
      await browser.csrf();
      return browser.post(`/profile/email/${kind}`, { token });
    },
    /** Chooses a password with the last link that was mailed to an address. */
    reset: async (email: string, password: string): Promise<TestAnswer> => {
      const token = await lastMatch(email, /\/password\/reset\/([^/]+)\//u);
      const browser = server.client();
      await browser.csrf();
      const body = { token, email, password, password_confirmation: password };
      return browser.post('/auth/reset-password', body);
    },
  };
}

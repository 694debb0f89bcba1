import { isSameText, sign } from '../../security/digest.ts';
import type { Config } from '../../config/read-config.ts';

/** What the link of a mail does: `confirm` in the mail to the new address, `undo` in those to the old one. */
export type EmailLinkKind = 'confirm' | 'undo';

const signatureOf = (secret: string, kind: EmailLinkKind, id: string): string =>
  sign(secret, `email_${kind}`, id);

/**
 * Returns the link to the page with the button that confirms or undoes a change. Nothing happens when the
 * link is only opened, because mail scanners open links.
 */
export function emailLink(
  { appUrl }: Pick<Config, 'appUrl'>,
  secret: string,
  kind: EmailLinkKind,
  changeId: string,
): string {
  const token = `${changeId}.${signatureOf(secret, kind, changeId)}`;
  return new URL(`/email/${kind}/${token}`, appUrl).href;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Returns the id of the change in a token, or undefined if its signature is wrong. */
export function idInToken(secret: string, kind: EmailLinkKind, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return UUID.test(id) && isSameText(signature, signatureOf(secret, kind, id)) ? id : undefined;
}

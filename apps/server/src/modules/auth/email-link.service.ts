import { isSigned, sign } from '../../platform/security/digest.ts';
import type { ServerSecret } from '../../platform/security/server-secret.ts';
import type { Config } from '../../platform/config/read-config.ts';

/**
 * What the link of a mail does: `confirm` in the mail to the new address, `undo` in those to the old one, and `stop` in the mail to
 * the new one after an undo, with the id of the hold.
 */
export type EmailLinkKind = 'confirm' | 'undo' | 'stop';

const purposeOf = (kind: EmailLinkKind): string => `email_${kind}`;

/**
 * Returns the link to the page that confirms or undoes a change, or stops the waiting after an undo. Nothing happens when the
 * link is only opened, because mail scanners open links.
 */
export function emailLink(
  { appUrl }: Pick<Config, 'appUrl'>,
  secret: ServerSecret,
  kind: EmailLinkKind,
  id: string,
): string {
  const token = `${id}.${sign(secret, purposeOf(kind), id)}`;
  return new URL(`/email/${kind}/${token}`, appUrl).href;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Returns the id of the change or the hold in a token, or undefined if its signature is wrong. */
export function idInToken(secret: ServerSecret, kind: EmailLinkKind, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return UUID.test(id) && isSigned(secret, purposeOf(kind), id, signature) ? id : undefined;
}

import { isSigned, sign } from '../../../platform/security/digest.ts';
import type { ServerSecret } from '../../../platform/security/server-secret.ts';
import type { Config } from '../../../platform/config/read-config.ts';

/**
 * `confirm` goes to the new address, `undo` to the old one, `stop` to the new one after an undo, with the id of the hold.
 */
export type EmailLinkKind = 'confirm' | 'undo' | 'stop';

const purposeOf = (kind: EmailLinkKind): string => `email_${kind}`;

/** Opening the link changes nothing, because mail scanners open links. */
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

/** Returns undefined if the signature is wrong. */
export function idInToken(secret: ServerSecret, kind: EmailLinkKind, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return UUID.test(id) && isSigned(secret, purposeOf(kind), id, signature) ? id : undefined;
}

import { notificationKinds, type Subscription } from '@mijn/domain/notifications';
import { NIL, parse, stringify } from 'uuid';
import { isSigned, sign } from '../../platform/security/digest.ts';
import type { ServerSecret } from '../../platform/security/server-secret.ts';

export interface Subscribed {
  user_id: string;
  /** The field is null for all associations of the member. */
  association_id: string | null;
  kind: Subscription['kind'];
}

const PURPOSE = 'unsubscribe';
const ID_BYTES = 16;

/** A number keeps its meaning, because old mails contain the number. */
const kindNumbers: Readonly<Record<Subscribed['kind'], number>> = {
  digest: 0,
  bulletin: 1,
  newsletters: 2,
  meeting_documents: 3,
  archive_documents: 4,
  albums: 5,
  second_checks: 6,
  todos: 7,
  followed_todos: 8,
  reports: 9,
  questions: 10,
};
const kinds: readonly Subscribed['kind'][] = [...notificationKinds, 'digest'];

/** The token gives no other right, contains no name, and does not expire, because people unsubscribe from old mails too. */
export function unsubscribeToken(
  secret: ServerSecret,
  { user_id, association_id, kind }: Subscribed,
): string {
  const ids = [user_id, association_id ?? NIL].map((id) => parse(id));
  const payload = Buffer.concat([...ids, Buffer.of(kindNumbers[kind])]).toString('base64url');
  return `${payload}.${sign(secret, PURPOSE, payload)}`;
}

/** Returns undefined if the token was not made with the secret. */
export function readUnsubscribeToken(secret: ServerSecret, token: string): Subscribed | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSigned(secret, PURPOSE, payload, signature)) return undefined;
  const bytes = Buffer.from(payload, 'base64url');
  const kind = kinds.find((one) => kindNumbers[one] === bytes[2 * ID_BYTES]);
  if (kind === undefined) return undefined;
  const association = stringify(bytes, ID_BYTES);
  return { user_id: stringify(bytes), association_id: association === NIL ? null : association, kind };
}

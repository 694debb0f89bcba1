import { sign } from '../../../security/digest.ts';
import { isId } from '../../../wire/read-input.ts';

/**
 * The secret in the address of a member's calendar feed. It follows from the server's secret, so that nothing readable
 * is stored and the address can be shown again; each generation has another (docs/decisions/0113-calendar-feed.md).
 */
export const feedKey = (secret: string, userId: string, generation: number): string =>
  `${userId}.${sign(secret, 'calendar_feed', `${userId}.${generation}`)}`;

/** Whose feed a key claims to open; undefined when it is no key at all. */
export function claimedUser(key: string): string | undefined {
  const [id = ''] = key.split('.');
  return isId(id) ? id : undefined;
}

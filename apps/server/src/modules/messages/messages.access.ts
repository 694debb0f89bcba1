import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member, type Membership } from '../../platform/wire/index.ts';

export type MessagesFilter = AccessFilter<'bulletin_messages'>;

/**
 * Returns the access filter for the messages that a member may read: all of the association
 * (docs/product.md#bulletin-board).
 */
export function messagesFor({ association_id }: Pick<Membership, 'association_id'>): MessagesFilter {
  return accessFilter(
    'bulletin_messages',
    sql`bulletin_messages.association_id = ${association_id} and bulletin_messages.deleted_at is null`,
  );
}

/**
 * Returns the access filter for the deleted messages that a member may restore, for as long as they are kept: those that
 * the member deleted, and for the board those that no author took back.
 */
export function deletedFor(member: Member, now: Date): MessagesFilter {
  const oldest = new Date(now.getTime() - DELETED_MESSAGE_MS).toISOString();
  return accessFilter(
    'bulletin_messages',
    sql`bulletin_messages.association_id = ${member.membership.association_id}
      and bulletin_messages.deleted_at > ${oldest} and ${mayEdit(member, sql.raw('bulletin_messages.author_id'))}
      and (bulletin_messages.deleted_by = ${member.user_id}
        or (${isBoardMember(member.membership)}::boolean
          and (bulletin_messages.deleted_by = bulletin_messages.author_id) is not true))`,
  );
}

/**
 * Returns the condition that a member may edit and delete a message: its author and the board
 * (docs/product.md#bulletin-board).
 */
export const mayEdit = ({ user_id, membership }: Member, author_id: SQL): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean or ${author_id} is not distinct from ${user_id}::uuid)`;

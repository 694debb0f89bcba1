import { type Deletion, restorableUntil } from '@mijn/domain/deleted';
import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { Member } from './member.ts';
import { nowOf } from './visibility.ts';

export interface DeletedRow<T> {
  row: T;
  deleted_at: string;
  /** The name of the member who deleted it; null if that is not known, and undefined for the caller of a story. */
  deleted_by: string | null | undefined;
}

export const deletedNow = <T>(row: T, member: Member | undefined): DeletedRow<T> => ({
  row,
  deleted_at: nowOf(member),
  deleted_by: member?.account.user.name,
});

export function deletionOf(
  { deleted_at, deleted_by }: DeletedRow<unknown>,
  member: Member | undefined,
): Deletion {
  const isOwn = deleted_by === member?.account.user.name;
  return {
    deleted_at,
    is_deleted_by_caller: isOwn,
    deleted_by_name: isOwn ? null : (deleted_by ?? null),
    // Messages, newsletters and albums are kept equally long.
    restorable_until: restorableUntil(deleted_at, DELETED_MESSAGE_MS).toISOString(),
  };
}

/** Returns whether a member may restore a row: the author what the author deleted, and the board what somebody else deleted. */
export function mayRestore(
  { row, deleted_by }: DeletedRow<{ author_name: string }>,
  member: Member | undefined,
): boolean {
  const name = member?.account.user.name;
  if (!member) return true;
  return deleted_by === row.author_name ? deleted_by === name : isBoardMember(member.association);
}

import { isBoardMember } from '@mijn/domain/roles';
import { AppError } from './app-error.ts';
import type { Member } from './caller.ts';

/** @throws AppError `forbidden` unless the caller is on the board of the association. */
export function requireBoard({ membership }: Pick<Member, 'membership'>): void {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
}

import { proposalAfter } from '@mijn/domain/motions';
import type { Queries } from '../../../platform/database/index.ts';
import { type Member, orNotFound } from '../../../platform/wire/index.ts';
import { findItem } from '../../meetings/agenda/agenda.service.ts';
import { replaceProposal } from '../../meetings/agenda/write-agenda.service.ts';
import { keyOf } from '../../meetings/meetings.service.ts';
import * as repository from './motions.repository.ts';

interface OfMotion {
  meeting_id: string;
  item_id: string;
  motion_id: string;
}

/**
 * Gives a proposal the text of a motion that was carried, in a transaction that has locked the meeting.
 * @param of the motion, with the wording that the meeting voted about.
 */
export async function carryMotion(
  transaction: Queries,
  caller: Member,
  { wording, ...of }: OfMotion & { wording: string },
  now: Date,
): Promise<void> {
  const key = { ...keyOf(caller, of), motion_id: of.motion_id };
  const item = orNotFound(await findItem(transaction, key, of.item_id));
  const kind = orNotFound(await repository.findKind(transaction, key));
  const replaced = { wording: item.wording ?? '', options: item.options };
  await repository.setReplaced(transaction, key, replaced);
  await replaceProposal(transaction, caller, of, proposalAfter({ kind, wording }, replaced), now);
}

/** Gives a proposal the text that it had before a motion was carried whose ballot does not hold. */
export async function dropMotion(
  transaction: Queries,
  caller: Member,
  of: OfMotion,
  now: Date,
): Promise<void> {
  const key = { ...keyOf(caller, of), motion_id: of.motion_id };
  const replaced = orNotFound(await repository.findReplaced(transaction, key));
  await repository.setReplaced(transaction, key, null);
  await replaceProposal(transaction, caller, of, replaced, now);
}

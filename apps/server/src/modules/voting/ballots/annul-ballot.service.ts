import type { AnnulBallotForm } from '@mijn/domain/ballots';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead } from '../../../platform/database/index.ts';
import { requireLine } from '../../../platform/texts/typed-text.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { annulDecisionOf } from '../../decisions/decisions.service.ts';
import { requireHeld, requireMeeting } from '../../meetings/meetings.service.ts';
import { dropMotion } from '../motions/carry-motion.service.ts';
import { findForBoard, getBallot, keyOf, lockToEnd, record } from './ballot-changes.service.ts';
import { hasLaterBallot, hasSecondRound, type OfBallot, updateBallot } from './ballots.repository.ts';

/**
 * Annuls the result of a closed ballot, which stays visible with the reason (docs/decisions/0277). After the meeting only a new decision
 * revokes one. @throws AppError `forbidden` outside the board, `not_found`, `meeting_not_held`, `validation_failed` without a reason,
 * `voted_since` for one about a motion after which was voted about the item, and for a first round with a second one, or `ballot_closed` for a ballot without a result, or whose result is annulled already.
 */
export async function annulBallot(
  services: Pick<Services, 'database' | 'now'>,
  caller: Member,
  of: OfBallot,
  form: AnnulBallotForm,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, of.meeting_id);
  await findForBoard(services, caller, of);
  requireHeld(meeting, now);
  const reason = requireLine('reason', form.reason);
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockToEnd(transaction, caller, of, ['closed']);
      if (ballot.annulled_at !== null) throw new AppError('ballot_closed');
      const key = keyOf(caller, of);
      const isUsed =
        ballot.motion_id === null
          ? await hasSecondRound(transaction, ballot)
          : await hasLaterBallot(transaction, ballot);
      if (isUsed) throw new AppError('voted_since');
      await updateBallot(transaction, key, { annulled_at: now, annulled_reason: reason });
      const { motion_id, item_id, result } = ballot;
      if (motion_id === null) await annulDecisionOf(transaction, ballot, reason, now);
      else if (result?.outcome === 'adopted')
        await dropMotion(transaction, caller, { meeting_id: of.meeting_id, item_id, motion_id }, now);
      await record(transaction, caller, of, 'ballot_annulled', now);
    },
    (inside) => getBallot(inside, caller, of),
  );
}

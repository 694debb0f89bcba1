import type { PaperVoteForm } from '@mijn/domain/ballots';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead } from '../../../platform/database/index.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireHeld, requireMeeting } from '../../meetings/meetings.service.ts';
import { announceMeeting } from '../presence/presence.service.ts';
import { listApartmentsInBallot } from './ballot-apartments.service.ts';
import { findForBoard, keyOf, lockFor } from './ballot-changes.service.ts';
import { getBallotProgress } from './ballot-progress.service.ts';
import type { OfBallot } from './ballots.repository.ts';
import { deletePaperVote, insertPaperVote } from './paper-votes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/**
 * Records that an apartment votes on paper in a secret ballot, or does not. Recording the same twice changes nothing. The lock of the
 * ballot waits for votes by phone, so that an apartment has slips or sealed votes that count, and never both (docs/decisions/0267).
 * @throws AppError `forbidden` outside the board or unless the ballot is secret, `not_found`, `ballot_closed`, `meeting_not_held`,
 * `vote_by_phone`, or `validation_failed` for an apartment that is not present.
 */
export async function setPaperVote(
  services: Needs,
  caller: Member,
  of: OfBallot,
  { apartment_id, is_on_paper }: PaperVoteForm,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, of.meeting_id);
  const { filter } = await findForBoard(services, caller, of);
  requireHeld(meeting, now);
  const key = { ...keyOf(caller, of), apartment_id };
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockFor(transaction, caller, of, ['open']);
      if (!ballot.is_secret)
        throw new AppError('forbidden', { message: 'Only a secret ballot has votes on paper.' });
      const apartments = await listApartmentsInBallot(transaction, filter, key, ballot);
      const found = apartments.find((one) => one.apartment_id === apartment_id);
      if (found?.is_on_paper === is_on_paper) return;
      if (!found || (is_on_paper && (!found.is_represented || found.votes === 0)))
        throw new AppError('validation_failed', { errors: { apartment_id: [{ code: 'not_allowed' }] } });
      if (is_on_paper && found.counted === 'sealed') throw new AppError('vote_by_phone');
      await (is_on_paper
        ? insertPaperVote(transaction, key, found.votes)
        : deletePaperVote(transaction, key));
      const details = { ...of, apartment_id, is_on_paper };
      await auditCaller(transaction, caller, 'paper_vote_recorded', details, now);
      await announceMeeting(transaction, key, now);
    },
    (inside) => getBallotProgress(inside, caller, of),
  );
}

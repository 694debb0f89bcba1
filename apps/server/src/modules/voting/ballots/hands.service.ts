import type { HandsForm } from '@mijn/domain/ballots';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead } from '../../../platform/database/index.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireHeld, requireMeeting } from '../../meetings/meetings.service.ts';
import { requireChoice } from '../sent-votes.service.ts';
import { listApartmentsInBallot } from './ballot-apartments.service.ts';
import { findForBoard, keyOf, lockFor } from './ballot-changes.service.ts';
import { getBallotProgress } from './ballot-progress.service.ts';
import type { OfBallot } from './ballots.repository.ts';
import { type HandRow, saveHands } from './hands.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/**
 * Enters votes by show of hands. Apartments that are not present are left out, and named.
 * @throws AppError `forbidden` outside the board or in a secret ballot, `not_found`, `meeting_not_held`, `ballot_closed`, or `validation_failed`.
 */
export async function enterHands(
  services: Needs,
  caller: Member,
  of: OfBallot,
  { votes, others }: HandsForm,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, of.meeting_id);
  const { filter } = await findForBoard(services, caller, of);
  requireHeld(meeting, now);
  const key = keyOf(caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockFor(transaction, caller, of, ['open']);
      if (ballot.is_secret)
        throw new AppError('forbidden', { message: 'A secret ballot has no show of hands.' });
      const apartments = await listApartmentsInBallot(transaction, filter, key, ballot);
      const present = new Set(apartments.map(({ apartment_id }) => apartment_id));
      const named = new Set(votes.map(({ apartment_id }) => apartment_id));
      const rows: HandRow[] = votes
        .filter(({ apartment_id }) => present.has(apartment_id))
        .map(({ apartment_id, choice, ...options }) => ({
          apartment_id,
          vote: choice === null ? null : requireChoice(ballot, { choice, ...options }),
        }));
      const vote = others && requireChoice(ballot, others);
      const rest = apartments.filter(
        ({ apartment_id, counted }) => counted === null && !named.has(apartment_id),
      );
      if (vote) rows.push(...rest.map(({ apartment_id }) => ({ apartment_id, vote })));
      await saveHands(transaction, key, rows, now);
      const details = { ...of, apartments: rows.length };
      await auditCaller(transaction, caller, 'hands_entered', details, now);
      return [...named].filter((apartment_id) => !present.has(apartment_id));
    },
    async (inside, left_out) => ({ ...(await getBallotProgress(inside, caller, of)), left_out }),
  );
}

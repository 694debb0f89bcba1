import { hash, randomBytes } from 'node:crypto';
import type { Proposal } from '@mijn/domain/agenda';
import type { OpenBallotForm } from '@mijn/domain/ballots';
import { drawnByLot, withLot } from '@mijn/domain/elections';
import type { DrawLotForm } from '@mijn/domain/elections/contract';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { recordDecision } from '../../decisions/decisions.service.ts';
import { findForBoard, getBallot, keyOf, lockFor, record } from './ballot-changes.service.ts';
import {
  type BallotKey,
  type BallotRecord,
  hasLaterBallot,
  lockBallot,
  type OfBallot,
  updateBallot,
} from './ballots.repository.ts';

/** Returns a new seed of a lot, as hexadecimal digits. */
const createSeed = (): string => randomBytes(32).toString('hex');

/** @throws AppError `ballot_closed` for a result that does not hold, or that another ballot about the item came after. */
async function requireLast(transaction: Queries, ballot: BallotRecord): Promise<void> {
  if (ballot.annulled_at !== null || (await hasLaterBallot(transaction, ballot)))
    throw new AppError('ballot_closed');
}

/**
 * Returns the columns of a second round, between the candidates whom the first one left. @throws AppError `not_found`, or `ballot_closed`
 * for a ballot after which no second round is due.
 */
async function secondRoundOf(transaction: Queries, key: BallotKey, item_id: string) {
  const first = orNotFound(await lockBallot(transaction, key, 'update'));
  const { election } = first.result ?? {};
  if (first.state !== 'closed' || first.item_id !== item_id || !election?.second_round)
    throw new AppError('ballot_closed');
  await requireLast(transaction, first);
  const { candidates, seats } = election.second_round;
  return {
    options: candidates,
    seats,
    election_method: first.election_method,
    first_ballot_id: first.id,
    elected_before: election.elected,
    lot_seed: createSeed(),
  };
}

/**
 * Returns what a ballot about a proposal is between, and its seats if people are elected (docs/decisions/0279).
 * @throws AppError `not_found`, or `ballot_closed` for a second round that is not due.
 */
export async function choicesOfBallot(
  transaction: Queries,
  caller: Member,
  { meeting_id }: Pick<OfBallot, 'meeting_id'>,
  { item_id, first_ballot_id }: OpenBallotForm,
  { options, election }: Proposal,
) {
  if (first_ballot_id !== undefined)
    return secondRoundOf(transaction, keyOf(caller, { meeting_id, ballot_id: first_ballot_id }), item_id);
  if (!election) return { options };
  return { options, seats: election.seats, election_method: election.method, lot_seed: createSeed() };
}

/**
 * Draws the lot of an election with the number that the meeting called, and enters the decision. Drawn once more, it stays as it is.
 * @throws AppError `forbidden` outside the board, `not_found`, or `ballot_closed` for a ballot without a tie, or whose result does not hold.
 */
export async function drawLot(
  services: Pick<Services, 'database' | 'now'>,
  caller: Member,
  of: OfBallot,
  { number }: DrawLotForm,
) {
  const now = services.now();
  await findForBoard(services, caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockFor(transaction, caller, of, ['closed']);
      const { lot_seed: seed, result } = ballot;
      if (seed === null || !result?.election?.lot) throw new AppError('ballot_closed');
      if (ballot.lot_number !== null) return;
      await requireLast(transaction, ballot);
      const drawn = drawnByLot(result.election.lot, { seed, number }, (text) => hash('sha256', text));
      const [winner = null] = drawn;
      const decided = {
        ...result,
        outcome: 'adopted' as const,
        chosen_option: ballot.seats === 1 ? winner : null,
        election: withLot(result.election, drawn),
      };
      await updateBallot(transaction, keyOf(caller, of), { lot_number: number, result: decided });
      const source = { ...ballot, lot_number: number };
      await recordDecision(transaction, { ...source, outcome: 'adopted', result: decided }, now);
      await record(transaction, caller, of, 'lot_drawn', now);
    },
    (inside) => getBallot(inside, caller, of),
  );
}

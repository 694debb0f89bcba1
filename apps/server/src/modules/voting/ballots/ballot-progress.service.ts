import type { BallotApartmentsQuery } from '@mijn/domain/ballots';
import { foldText } from '@mijn/domain/search';
import { wordsOf } from '../../../capabilities/lists/read-most-words.ts';
import type { Services } from '../../../capabilities/services.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { type ApartmentInBallot, listApartmentsInBallot, votesOf } from './ballot-apartments.service.ts';
import { findForBoard, keyOf } from './ballot-changes.service.ts';
import type { BallotRecord, OfBallot } from './ballots.repository.ts';

type Needs = Pick<Services, 'database'>;

const progressOf = (state: BallotRecord['state'], apartments: readonly ApartmentInBallot[]) => {
  const voted = apartments.filter(({ counted }) => counted !== null);
  const paper = apartments.filter(({ is_on_paper }) => is_on_paper);
  return {
    state,
    votes_cast: votesOf(voted),
    apartments_cast: voted.length,
    apartments_early: apartments.filter(({ is_early }) => is_early).length,
    apartments_divided: apartments.filter(({ counted }) => counted === 'divided').length,
    votes_present: votesOf(apartments),
    apartments_present: apartments.length,
    votes_paper: votesOf(paper),
    apartments_paper: paper.length,
  };
};

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function getBallotProgress(services: Needs, caller: Member, of: OfBallot) {
  const { ballot, filter } = await findForBoard(services, caller, of);
  const { queries } = services.database;
  const { state, result } = ballot;
  const progress = progressOf(
    state,
    await listApartmentsInBallot(queries, filter, keyOf(caller, of), ballot),
  );
  if (!result) return progress;
  // People come and go after the closing, and the result has who was present at it.
  const { votes_present, apartments_present } = result;
  return { ...progress, votes_present, apartments_present };
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function listBallotApartments(
  services: Needs,
  caller: Member,
  of: OfBallot,
  { q = '', is_silent, page, per_page }: BallotApartmentsQuery,
) {
  const { ballot, filter } = await findForBoard(services, caller, of);
  const all = await listApartmentsInBallot(services.database.queries, filter, keyOf(caller, of), ballot);
  const words = wordsOf(foldText(q));
  const found = all.filter(({ name, owners, people, counted }) => {
    const text = foldText([name, ...owners, ...people].join(' '));
    const isListed = is_silent === undefined || (counted === null) === is_silent;
    return isListed && words.every((word) => text.includes(word));
  });
  return {
    data: found
      .slice((page - 1) * per_page, page * per_page)
      .map(({ apartment_id, name, votes, people, right, has_voted, is_early, is_on_paper, slips, hand }) => ({
        apartment_id,
        name,
        votes,
        people,
        right,
        has_voted,
        // Who enters hands has to know whom not to ask.
        is_early: is_early && ballot.state === 'open',
        is_on_paper,
        slips,
        hand,
      })),
    meta: { page, per_page, total: found.length },
  };
}

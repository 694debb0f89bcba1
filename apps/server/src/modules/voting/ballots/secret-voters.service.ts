import { secrecyOf } from '@mijn/domain/secrecy';
import { SECRET_VOTERS_MIN } from '@mijn/domain/limits';
import type { Services } from '../../../capabilities/services.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { keyOf, requireMeeting } from '../../meetings/meetings.service.ts';
import { listVotesOfPeople } from '../presence/presence.service.ts';
import { ballotsOfBoard } from '../../meetings/meetings.access.ts';

/** The sealed votes of an apartment, with those who sealed some for it. */
export interface SealedApartment {
  apartment_id: string;
  /** The number of sealed votes. */
  sealed: number;
  /** The hashes of the voters. */
  voters: readonly string[];
}

/**
 * Returns how many sealed votes each voter has. Apartments that share a voter are of one mind, because one person can vote the same for
 * all of them.
 */
export function mindsOf(apartments: readonly SealedApartment[]): number[] {
  let minds: { voters: ReadonlySet<string>; sealed: number }[] = [];
  for (const { voters, sealed } of apartments) {
    const isSame = (mind: { voters: ReadonlySet<string> }): boolean =>
      voters.some((voter) => mind.voters.has(voter));
    const same = minds.filter(isSame);
    minds = [
      ...minds.filter((mind) => !isSame(mind)),
      {
        voters: new Set([...voters, ...same.flatMap((mind) => [...mind.voters])]),
        sealed: same.reduce((total, mind) => total + mind.sealed, sealed),
      },
    ];
  }
  return minds.map(({ sealed }) => sealed);
}

/** Returns what the totals of a secret ballot could tell. @throws AppError `forbidden` outside the board, or `not_found`. */
export async function getBallotSecrecy(
  { database }: Pick<Services, 'database'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
) {
  await requireMeeting(database, caller.membership, meeting_id);
  ballotsOfBoard(caller);
  return {
    ...secrecyOf(await listVotesOfPeople(database.queries, keyOf(caller, { meeting_id }))),
    voters_min: SECRET_VOTERS_MIN,
  };
}

import { checkShape } from '../checks/shapes.ts';
import type { Caller, KitResponse } from '../kit/caller.ts';
import { expectStatus, isSuccess } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import type { Hall, Rehearsal } from './rehearsal.ts';
import { expectNumber } from './open-ballot.ts';
import { sealedNoise } from './secret-keys.ts';
import { cast, newMarks, type Voter, withApartments } from './votes.ts';

/** Records that the first apartment of a voter votes on paper, or does not. */
export const setPaper = (
  caller: Caller,
  ballot: string,
  { apartments: [first] }: Voter,
  is_on_paper: boolean,
): Promise<KitResponse> =>
  caller.send({
    method: 'PUT',
    path: `${ballot}/paper`,
    json: { apartment_id: first?.id, is_on_paper },
  });

/** Lets an apartment vote on paper in a secret ballot without votes, and takes it back. */
export async function voteOnPaper(
  rehearsal: Rehearsal,
  { chair, owner }: Hall,
  ballot: string,
  voter: Voter,
): Promise<void> {
  const one = withApartments(voter, voter.apartments.slice(0, 1));
  const expectPaper = async (response: KitResponse, votes: number) => {
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.setPaperVote'), response.body);
    for (const name of ['votes_paper', 'votes_cast']) expectNumber(response.body, name, votes);
  };
  await rehearsal.step('paper-role', async () => {
    const response = await setPaper(owner, ballot, one, true);
    if (isSuccess(response)) await setPaper(chair, ballot, one, false);
    expectStatus(response, 403);
  });
  await rehearsal.step('paper-enter', async () =>
    expectPaper(await setPaper(chair, ballot, one, true), one.votes),
  );
  await rehearsal.step('paper-not-by-phone', async () =>
    expectStatus(await cast(one, ballot, { choice: null, marks: newMarks(one), sealed: sealedNoise }), 409),
  );
  await rehearsal.step('paper-undo', async () => expectPaper(await setPaper(chair, ballot, one, false), 0));
}

import { comeToMeeting } from '../ballot/come.ts';
import { holdOpenBallot } from '../ballot/open-ballot.ts';
import { createRehearsal, type Hall, type Rehearsal } from '../ballot/rehearsal.ts';
import { holdSecretBallot } from '../ballot/secret-ballot.ts';
import type { Check } from '../kit/check.ts';
import type { Kit } from '../kit/kit.ts';
import { operationOf } from '../kit/operations.ts';

type Hold = (rehearsal: Rehearsal, hall: Hall) => Promise<void>;

/** Returns a function that holds a ballot once for all checks of a run, when the first check needs it. */
function holdOnce(hold: Hold): (kit: Kit) => Promise<Rehearsal> {
  const held = new WeakMap<Kit, Promise<Rehearsal>>();
  const begin = async (kit: Kit): Promise<Rehearsal> => {
    const rehearsal = createRehearsal();
    try {
      await hold(rehearsal, await comeToMeeting(kit));
    } catch (error) {
      rehearsal.end(error);
    }
    return rehearsal;
  };
  return (kit) => {
    const found = held.get(kit) ?? begin(kit);
    held.set(kit, found);
    return found;
  };
}

const readOpenBallot = holdOnce(holdOpenBallot);
const readSecretBallot = holdOnce(holdSecretBallot);

/** The steps of both ballots: the id, the operation, and what holds. */
const steps: readonly (readonly [id: string, operation: string, name: string])[] = [
  ['ballot-open-role', 'openBallot', 'An owner may not open a ballot'],
  ['ballot-open', 'openBallot', 'The board opens a ballot'],
  ['ballot-open-once', 'openBallot', 'A repeat with the same Idempotency-Key opens no other ballot'],
  ['ballot-one-at-a-time', 'openBallot', 'A meeting has one open ballot at a time'],
  ['ballot-vote', 'castVotes', 'A vote is confirmed, and counts as the votes of its apartment'],
  ['ballot-same-mark', 'castVotes', 'The same vote sent again counts once'],
  ['ballot-replace', 'castVotes', 'A later vote replaces the earlier one'],
  ['ballot-newer-vote', 'castVotes', 'A vote that does not know the last one is refused with 409'],
  ['ballot-foreign-apartment', 'castVotes', 'Nobody votes for an apartment of others'],
  ['ballot-no-early-result', 'listBallots', 'An open ballot has no result'],
  ['ballot-no-choices', 'listBallotApartments', 'The board does not read what an apartment votes'],
  ['ballot-close-role', 'closeBallot', 'An owner may not close a ballot'],
  ['ballot-close', 'closeBallot', 'The board closes a ballot'],
  ['ballot-count', 'closeBallot', 'The result has the last vote of each apartment, with its votes'],
  ['ballot-sums', 'closeBallot', 'The numbers of a result add up'],
  ['ballot-outcome', 'closeBallot', 'The outcome follows from the numbers of the result'],
  ['ballot-late-vote', 'castVotes', 'A vote after the closing is refused with 409'],
  ['ballot-confirm-late', 'castVotes', 'A vote that was received is confirmed after the closing too'],
  ['ballot-close-once', 'closeBallot', 'A closed ballot is not closed again'],
  ['ballot-same-result', 'listBallots', 'All members read the result of the closing'],
  ['ballot-decision', 'closeBallot', 'The decision in the register has the numbers of the result'],
  ['ballot-annul-role', 'annulBallot', 'An owner may not annul a result'],
  ['ballot-annul', 'annulBallot', 'The board annuls a result, which stays readable'],
  ['secret-key', 'openBallot', 'A secret ballot without a key is refused with 422'],
  ['secret-open', 'openBallot', 'The board opens a secret ballot'],
  ['secret-plain-vote', 'castVotes', 'A secret ballot takes no vote that is not sealed'],
  ['secret-vote', 'castVotes', 'A secret vote counts, and nobody reads it'],
  ['secret-sealed-open', 'listSealedVotes', 'Sealed votes are refused with 409 while a ballot is open'],
  ['secret-sealed-role', 'listSealedVotes', 'An owner may not read sealed votes'],
  ['secret-too-few', 'closeBallot', 'A secret ballot in which few voted is not closed'],
  ['secret-cancel', 'cancelBallot', 'A cancelled ballot has no result, and its sealed votes are not read'],
];

export const ballotChecks: readonly Check[] = steps.map(([id, operation, name]) => ({
  id,
  name,
  group: 'A ballot',
  rule: 'Repeats and conflicts',
  changes: true,
  about: [operationOf(`ballots.${operation}`)],
  run: async (kit) => (await (id.startsWith('secret-') ? readSecretBallot : readOpenBallot)(kit)).replay(id),
}));

import { comeToMeeting } from '../ballot/come.ts';
import { holdCountedBallots } from '../ballot/count-ballot.ts';
import { holdHands } from '../ballot/hands.ts';
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

type Step = readonly [id: string, operation: string, name: string];

/** The ballots of a run, each with its steps: the id, the operation, and what holds. */
const ballots: readonly { read: (kit: Kit) => Promise<Rehearsal>; steps: readonly Step[] }[] = [
  {
    read: holdOnce(holdOpenBallot),
    steps: [
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
    ],
  },
  {
    read: holdOnce(holdHands),
    steps: [
      ['hands-role', 'enterHands', 'An owner may not enter votes by show of hands'],
      ['hands-enter', 'enterHands', 'A vote by show of hands counts as the votes of its apartment'],
      [
        'hands-own-vote',
        'castVotes',
        'A vote by phone counts instead of the hand of its apartment, and not beside it',
      ],
      [
        'hands-count',
        'closeBallot',
        'The result has hands, and the votes that apartments cast themselves instead',
      ],
      ['hands-late', 'enterHands', 'A show of hands after the closing is refused with 409'],
      ['proxy-vote', 'castVotes', 'A vote by proxy counts once, as the votes of the giver'],
      ['proxy-giver', 'castVotes', 'The vote of a holder rests while the giver is in the hall'],
      ['proxy-count', 'closeBallot', 'The result has the last vote of the holder for each apartment'],
    ],
  },
  {
    read: holdOnce(holdSecretBallot),
    steps: [
      ['secret-key', 'openBallot', 'A secret ballot without a key is refused with 422'],
      ['secret-open', 'openBallot', 'The board opens a secret ballot'],
      ['secret-plain-vote', 'castVotes', 'A secret ballot takes no vote that is not sealed'],
      ['hands-secret', 'enterHands', 'A secret ballot has no show of hands'],
      ['paper-role', 'setPaperVote', 'An owner may not record who votes on paper'],
      ['paper-enter', 'setPaperVote', 'An apartment that votes on paper counts as one that voted'],
      ['paper-not-by-phone', 'castVotes', 'An apartment that votes on paper does not vote by phone'],
      ['paper-undo', 'setPaperVote', 'An apartment that votes on paper no more has no vote'],
      ['secret-vote', 'castVotes', 'A secret vote counts, and nobody reads it'],
      ['paper-after-phone', 'setPaperVote', 'An apartment that voted by phone does not vote on paper'],
      ['secret-sealed-open', 'listSealedVotes', 'Sealed votes are refused with 409 while a ballot is open'],
      ['secret-sealed-role', 'listSealedVotes', 'An owner may not read sealed votes'],
      ['secret-too-few', 'closeBallot', 'A secret ballot in which few voted is not closed'],
      ['secret-few-totals', 'enterSecretTotals', 'A secret ballot in which few voted takes no totals'],
      [
        'secret-cancel',
        'cancelBallot',
        'A cancelled ballot has no result, and its sealed votes are not read',
      ],
    ],
  },
  {
    read: holdOnce(holdCountedBallots),
    steps: [
      ['count-close', 'closeBallot', 'A secret ballot in which enough voted is closed for its count'],
      ['count-role', 'enterSecretTotals', 'An owner may not read sealed votes, nor enter their totals'],
      [
        'count-sealed',
        'listSealedVotes',
        'The sealed votes are those that were sent, each once, with the votes of their apartments',
      ],
      ['count-shuffled', 'listSealedVotes', 'The sealed votes of a voter do not stand together'],
      [
        'count-no-choices',
        'listBallotApartments',
        'The board does not read what an apartment voted secretly',
      ],
      ['count-proof', 'enterSecretTotals', 'Nobody enters totals without the key'],
      ['count-sum', 'enterSecretTotals', 'Totals of another number of votes are refused with 422'],
      [
        'count-paper',
        'enterSecretTotals',
        'The votes on paper are as many as vote on paper, and the result has them',
      ],
      ['count-totals', 'enterSecretTotals', 'The totals end a secret ballot'],
      ['count-result', 'enterSecretTotals', 'The result has the votes of each choice'],
      ['count-outcome-alone', 'enterSecretTotals', 'Totals that would tell votes are shown to nobody'],
      ['count-decision', 'enterSecretTotals', 'Totals that would tell votes are not in the register'],
      ['count-sealed-after', 'listSealedVotes', 'Nobody reads sealed votes after the count'],
    ],
  },
];

export const ballotChecks: readonly Check[] = ballots.flatMap(({ read, steps }) =>
  steps.map(([id, operation, name]) => ({
    id,
    name,
    group: 'A ballot' as const,
    rule: 'Repeats and conflicts',
    changes: true as const,
    about: [operationOf(`ballots.${operation}`)],
    run: async (kit) => (await read(kit)).replay(id),
  })),
);

import { comeToMeeting } from '../ballot/come.ts';
import { holdCountedBallots } from '../ballot/count-ballot.ts';
import { holdHands } from '../ballot/hands.ts';
import { holdOpenBallot } from '../ballot/open-ballot.ts';
import { holdProcedure } from '../ballot/procedure.ts';
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
      ['ballot-open-role', 'ballots.openBallot', 'An owner may not open a ballot'],
      ['ballot-open', 'ballots.openBallot', 'The board opens a ballot'],
      [
        'ballot-open-once',
        'ballots.openBallot',
        'A repeat with the same Idempotency-Key opens no other ballot',
      ],
      ['ballot-one-at-a-time', 'ballots.openBallot', 'A meeting has one open ballot at a time'],
      ['ballot-vote', 'ballots.castVotes', 'A vote is confirmed, and counts as the votes of its apartment'],
      ['ballot-same-mark', 'ballots.castVotes', 'The same vote sent again counts once'],
      ['ballot-replace', 'ballots.castVotes', 'A later vote replaces the earlier one'],
      [
        'ballot-newer-vote',
        'ballots.castVotes',
        'A vote that does not know the last one is refused with 409',
      ],
      ['ballot-foreign-apartment', 'ballots.castVotes', 'Nobody votes for an apartment of others'],
      ['ballot-no-early-result', 'ballots.listBallots', 'An open ballot has no result'],
      [
        'ballot-no-choices',
        'ballots.listBallotApartments',
        'The board does not read what an apartment votes',
      ],
      ['ballot-close-role', 'ballots.closeBallot', 'An owner may not close a ballot'],
      ['ballot-close', 'ballots.closeBallot', 'The board closes a ballot'],
      [
        'ballot-count',
        'ballots.closeBallot',
        'The result has the last vote of each apartment, with its votes',
      ],
      ['ballot-sums', 'ballots.closeBallot', 'The numbers of a result add up'],
      ['ballot-outcome', 'ballots.closeBallot', 'The outcome follows from the numbers of the result'],
      ['ballot-late-vote', 'ballots.castVotes', 'A vote after the closing is refused with 409'],
      [
        'ballot-confirm-late',
        'ballots.castVotes',
        'A vote that was received is confirmed after the closing too',
      ],
      ['ballot-close-once', 'ballots.closeBallot', 'A closed ballot is not closed again'],
      ['ballot-same-result', 'ballots.listBallots', 'All members read the result of the closing'],
      [
        'ballot-decision',
        'ballots.closeBallot',
        'The decision in the register has the numbers of the result',
      ],
      ['ballot-annul-role', 'ballots.annulBallot', 'An owner may not annul a result'],
      ['ballot-annul', 'ballots.annulBallot', 'The board annuls a result, which stays readable'],
    ],
  },
  {
    read: holdOnce(holdProcedure),
    steps: [
      ['adjourn-role', 'procedure.setAdjournment', 'An owner may not adjourn a meeting'],
      ['adjourn', 'procedure.setAdjournment', 'The board adjourns a meeting, and who is present stays so'],
      ['adjourn-no-ballot', 'ballots.openBallot', 'No ballot is opened while a meeting is adjourned'],
      ['adjourn-resume', 'procedure.setAdjournment', 'A meeting that was adjourned goes on'],
      ['motion-role', 'motions.createMotion', 'An owner may not enter an amendment'],
      ['motion-create', 'motions.createMotion', 'The board enters an amendment to a proposal'],
      ['motion-first', 'ballots.openBallot', 'A proposal has no ballot while an amendment to it is open'],
      ['motion-withdraw', 'motions.withdrawMotion', 'An amendment that is withdrawn stays readable'],
    ],
  },
  {
    read: holdOnce(holdHands),
    steps: [
      ['hands-role', 'ballots.enterHands', 'An owner may not enter votes by show of hands'],
      ['hands-enter', 'ballots.enterHands', 'A vote by show of hands counts as the votes of its apartment'],
      [
        'hands-own-vote',
        'ballots.castVotes',
        'A vote by phone counts instead of the hand of its apartment, and not beside it',
      ],
      [
        'hands-count',
        'ballots.closeBallot',
        'The result has hands, and the votes that apartments cast themselves instead',
      ],
      ['hands-late', 'ballots.enterHands', 'A show of hands after the closing is refused with 409'],
      ['proxy-vote', 'ballots.castVotes', 'A vote by proxy counts once, as the votes of the giver'],
      ['proxy-giver', 'ballots.castVotes', 'The vote of a holder rests while the giver is in the hall'],
      ['proxy-count', 'ballots.closeBallot', 'The result has the last vote of the holder for each apartment'],
    ],
  },
  {
    read: holdOnce(holdSecretBallot),
    steps: [
      ['secret-key', 'ballots.openBallot', 'A secret ballot without a key is refused with 422'],
      ['secret-open', 'ballots.openBallot', 'The board opens a secret ballot'],
      ['secret-plain-vote', 'ballots.castVotes', 'A secret ballot takes no vote that is not sealed'],
      ['hands-secret', 'ballots.enterHands', 'A secret ballot has no show of hands'],
      ['paper-role', 'ballots.setPaperVote', 'An owner may not record who votes on paper'],
      ['paper-enter', 'ballots.setPaperVote', 'An apartment that votes on paper counts as one that voted'],
      ['paper-not-by-phone', 'ballots.castVotes', 'An apartment that votes on paper does not vote by phone'],
      ['paper-undo', 'ballots.setPaperVote', 'An apartment that votes on paper no more has no vote'],
      ['secret-vote', 'ballots.castVotes', 'A secret vote counts, and nobody reads it'],
      [
        'paper-after-phone',
        'ballots.setPaperVote',
        'An apartment that voted by phone does not vote on paper',
      ],
      [
        'secret-sealed-open',
        'ballots.listSealedVotes',
        'Sealed votes are refused with 409 while a ballot is open',
      ],
      ['secret-sealed-role', 'ballots.listSealedVotes', 'An owner may not read sealed votes'],
      ['secret-too-few', 'ballots.closeBallot', 'A secret ballot in which few voted is not closed'],
      [
        'secret-few-totals',
        'ballots.enterSecretTotals',
        'A secret ballot in which few voted takes no totals',
      ],
      [
        'secret-cancel',
        'ballots.cancelBallot',
        'A cancelled ballot has no result, and its sealed votes are not read',
      ],
    ],
  },
  {
    read: holdOnce(holdCountedBallots),
    steps: [
      ['count-close', 'ballots.closeBallot', 'A secret ballot in which enough voted is closed for its count'],
      [
        'count-role',
        'ballots.enterSecretTotals',
        'An owner may not read sealed votes, nor enter their totals',
      ],
      [
        'count-sealed',
        'ballots.listSealedVotes',
        'The sealed votes are those that were sent, each once, with the votes of their apartments',
      ],
      ['count-shuffled', 'ballots.listSealedVotes', 'The sealed votes of a voter do not stand together'],
      [
        'count-no-choices',
        'ballots.listBallotApartments',
        'The board does not read what an apartment voted secretly',
      ],
      ['count-proof', 'ballots.enterSecretTotals', 'Nobody enters totals without the key'],
      ['count-sum', 'ballots.enterSecretTotals', 'Totals of another number of votes are refused with 422'],
      [
        'count-paper',
        'ballots.enterSecretTotals',
        'The votes on paper are as many as vote on paper, and the result has them',
      ],
      ['count-totals', 'ballots.enterSecretTotals', 'The totals end a secret ballot'],
      ['count-result', 'ballots.enterSecretTotals', 'The result has the votes of each choice'],
      [
        'count-outcome-alone',
        'ballots.enterSecretTotals',
        'Totals that would tell votes are shown to nobody',
      ],
      ['count-decision', 'ballots.enterSecretTotals', 'Totals that would tell votes are not in the register'],
      ['count-sealed-after', 'ballots.listSealedVotes', 'Nobody reads sealed votes after the count'],
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
    about: [operationOf(operation)],
    run: async (kit) => (await read(kit)).replay(id),
  })),
);

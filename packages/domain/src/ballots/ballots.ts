import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './ballots.contract.ts';

export * from './states.ts';

const oneMeeting = '/associations/{association_id}/meetings/{meeting_id}';
const ballots = `${oneMeeting}/ballots` as const;
const oneBallot = `${ballots}/{ballot_id}` as const;

/** The operations of ballots: a meeting votes about the proposals of its agenda. */
export const ballotsOperations = defineOperations<typeof shapes>()({
  /** Returns the ballots of a meeting, newest first, with the results of those that are closed. */
  listBallots: { method: 'GET', path: ballots },
  /** Opens a ballot about a proposal, or about the next motion to it, for the board. A meeting has one open ballot at a time. */
  openBallot: { method: 'POST', path: ballots, respondsWith: 'id', isCreatedOnce: true },
  /** Returns what the totals of a secret ballot could tell, by the shares of those who are present, for the board. */
  getBallotSecrecy: { method: 'GET', path: `${oneMeeting}/ballot-secrecy` },
  /**
   * Downloads voting slips as a PDF to print and cut, for the board: one for each apartment that votes, with its votes and all proposals. With
   * `is_secret` a page of slips for each proposal, without apartments and votes, to print as often as needed.
   */
  downloadVotingSlips: { method: 'GET', path: `${oneMeeting}/voting-slips`, bytes: true, isCostly: true },
  /** Returns how many votes were cast in a ballot, and never how, for the board. */
  getBallotProgress: { method: 'GET', path: `${oneBallot}/progress` },
  /** Returns one page of the apartments that are present or voted, in the order of the provider, for the board. */
  listBallotApartments: { method: 'GET', path: `${oneBallot}/apartments` },
  /**
   * Enters votes by show of hands, for the board. They count for apartments that did not vote otherwise. Apartments that are not present are
   * named in `left_out`, and the others are saved.
   */
  enterHands: { method: 'POST', path: `${oneBallot}/hands`, respondsWith: 'votes_cast' },
  /**
   * Records that an apartment votes on paper in a secret ballot, or does not, for the board. An apartment votes in one way: on paper it is
   * refused while the apartment has a vote by phone, and by phone while it votes on paper.
   */
  setPaperVote: { method: 'PUT', path: `${oneBallot}/paper`, respondsWith: 'votes_cast' },
  /**
   * Closes a ballot, for the board: counts it, and enters the decision in the register, where it supersedes an earlier one about
   * the same item. One about a motion decides nothing: if it is carried, the proposal gets its text. A secret one is `counting` after it, and is only closed once
   * enough people voted by phone, or nobody did: of fewer, the totals would tell what they voted.
   */
  closeBallot: { method: 'POST', path: `${oneBallot}/close`, respondsWith: 'state' },
  /** Ends a ballot without a result, for the board, such as one that was opened by mistake. */
  cancelBallot: { method: 'POST', path: `${oneBallot}/cancel`, respondsWith: 'state' },
  /**
   * Annuls the result of a closed ballot with a reason, for the board, while the meeting is held. The result stays visible as annulled, its
   * decision does not hold, and a decision that it replaced holds again. If it was about a motion that was carried, the proposal reads as before,
   * unless something was voted about since.
   */
  annulBallot: { method: 'POST', path: `${oneBallot}/annul`, respondsWith: 'annulment' },
  /**
   * Draws the lot of an election in which candidates tie about the last seat, for the board, and enters the decision. Who wins follows from the
   * seed, whose hash was known from the opening on, and from the number that the meeting calls. Drawn once more, it has the same outcome.
   */
  drawLot: { method: 'POST', path: `${oneBallot}/lot`, respondsWith: 'state' },
  /** Returns the sealed votes of a secret ballot that is `counting`, shuffled and without apartments, for the board. */
  listSealedVotes: { method: 'GET', path: `${oneBallot}/sealed-votes` },
  /** Closes a secret ballot with the totals of its sealed votes and of those on paper, for the board. */
  enterSecretTotals: { method: 'POST', path: `${oneBallot}/secret-totals`, respondsWith: 'state' },
  /** Returns the open ballot of a meeting, and for which apartments the caller votes. */
  getOwnVotes: { method: 'GET', path: `${oneMeeting}/own-votes` },
  /**
   * Votes for apartments of the caller, or of whom the caller holds a proxy. A later vote replaces an earlier one, unless
   * it was made before the earlier one arrived from another device (`replaces`). The same votes once more are confirmed also after the ballot
   * was closed, so that a voter who got no response learns whether they count. A vote that is refused leaves the others of the call: `refused`
   * names it.
   */
  castVotes: { method: 'POST', path: `${oneBallot}/votes`, respondsWith: 'presence' },
});

export type * from './ballots.contract.ts';

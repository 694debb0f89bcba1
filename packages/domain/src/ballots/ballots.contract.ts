import { array, boolean, type InferType, number, object, string } from 'yup';
import { drawLotForm } from '../elections/elections.contract.ts';
import {
  ANNULMENT_REASON_LENGTH_MAX,
  APARTMENTS_VOTED_MAX,
  CAST_VOTES_BYTES_MAX,
  PROOF_LENGTH_MAX,
  PUBLIC_KEY_LENGTH_MAX,
  SEALED_VOTE_LENGTH_MAX,
  SECRET_VOTES_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from '../limits/limits.ts';
import { apartment } from '../voting-rules/voting-rules.contract.ts';
import { areDistinct, defineContract, id, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { ballot, choiceFields, markFields, optionFields, voteTotals } from './ballot.contract.ts';
import { ballotsOperations } from './ballots.ts';
import { voteChoices, voteRefusals, voteRights } from './states.ts';
import { ownVotes } from './own-votes.contract.ts';

export type * from './ballot.contract.ts';
export type * from './own-votes.contract.ts';

export const openBallotForm = object({
  /** The id of an agenda item of the meeting that is decided about. */
  item_id: id().required(),
  /** The id of the amendment or counter-proposal to vote about, which comes next; left out or null for the proposal itself. */
  motion_id: id().nullable().optional(),
  /** The id of the ballot of the first round, whose `second_round` this ballot decides; left out for a first round. */
  first_ballot_id: id().optional(),
  /** Whether only totals are known, and nobody can know what an apartment voted. */
  is_secret: boolean().required(),
  /** The public key of a secret ballot, as base64url SPKI of RSA-OAEP with SHA-256; null for others. Its private key stays in the browser. */
  public_key: string()
    .matches(/^[\w-]+$/u)
    .max(PUBLIC_KEY_LENGTH_MAX)
    .defined()
    .nullable(),
}).exact();

/** How many votes were cast in a ballot. */
export const ballotProgress = object({
  /** The state of the ballot. */
  state: ballot.fields.state,
  /** The votes of the apartments that voted. */
  votes_cast: number().integer().required(),
  /** The number of apartments that voted. */
  apartments_cast: number().integer().required(),
  /** The number of these apartments whose vote is from before the meeting. */
  apartments_early: number().integer().required(),
  /** The number of apartments whose owners voted differently, so that their votes do not count yet. */
  apartments_divided: number().integer().required(),
  /** The votes that are present, or were cast before their people left. */
  votes_present: number().integer().required(),
  /** The number of these apartments. */
  apartments_present: number().integer().required(),
  /** The votes of the apartments that vote on paper. They count as votes that were cast. */
  votes_paper: number().integer().required(),
  /** The number of apartments that vote on paper. */
  apartments_paper: number().integer().required(),
});

/** What the totals of a secret ballot could tell, if it were opened now. */
export const ballotSecrecy = object({
  /** The number of people who are present and vote. */
  voters: number().integer().required(),
  /** The number of people who must vote by phone before a secret ballot can be counted. */
  voters_min: number().integer().required(),
  /** In how many of 1,000 ways to vote the totals would tell what everybody voted, to somebody who knows the shares. */
  telling_per_mille: number().integer().required(),
  /** Whether only the outcome would be shown, because of that. */
  is_outcome_only: boolean().required(),
});

/** What the board enters for an apartment. */
const handVote = object(choiceFields);

/** An apartment in a ballot, as the board reads it. */
export const ballotApartment = apartment.shape({
  /** The id of the apartment, a UUID. */
  apartment_id: id().required(),
  /** The names of those who are present for the apartment, by name; empty for an owner without an account. */
  people: array(string().required()).required(),
  /** By what right they vote. */
  right: string().oneOf(voteRights).required(),
  /** Whether the apartment voted itself, on paper, or by an instruction of its proxy. What it voted is not known before the ballot is closed. */
  has_voted: boolean().required(),
  /** Whether the vote that counts is from before the meeting. Then nobody has to be present. False once the ballot is not open any more. */
  is_early: boolean().required(),
  /** Whether the apartment votes on paper in a secret ballot. */
  is_on_paper: boolean().required(),
  /** The number of slips of paper that the apartment gets if it votes on paper, all for as many votes; 0 unless the ballot is secret. */
  slips: number().integer().required(),
  /** What the board entered for the apartment; null for nothing. It counts if the apartment did not vote. */
  hand: handVote.defined().nullable(),
});

export const ballotApartmentsQuery = object({
  ...pageQuery(),
  /** Words of the name of an apartment, or of its owners. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  /** Only the apartments without a vote, or only the others. A vote by show of hands counts as one. */
  is_silent: boolean(),
}).exact();

const handsOf = object({
  /** The id of an apartment that is present, a UUID. */
  apartment_id: id().required(),
  /** What the apartment votes; null to remove what was entered. */
  choice: string().oneOf(voteChoices).defined().nullable(),
  ...optionFields,
});

export const handsForm = object({
  /** The votes of single apartments. */
  votes: array(handsOf).max(APARTMENTS_VOTED_MAX).required(),
  /** What all other apartments vote that are present and have no vote yet; null for nothing. */
  others: handVote.defined().nullable(),
}).exact();

export const handsEntered = ballotProgress.shape({
  /** The ids of the apartments of `votes` that are not present any more, so that nothing was saved for them. */
  left_out: array(id().required()).required(),
});

const castVoteForm = object({
  /** The id of an apartment for which the caller votes, a UUID. */
  apartment_id: id().required(),
  /** What the apartment votes; null in a secret ballot. */
  choice: string().oneOf(voteChoices).defined().nullable(),
  ...optionFields,
  /** The sealed votes of a secret ballot, each as base64url, as many as `sealed_count` says; empty in others. */
  sealed: array(
    string()
      .matches(/^[\w-]+$/u)
      .max(SEALED_VOTE_LENGTH_MAX)
      .required(),
  )
    .max(SECRET_VOTES_MAX)
    .required(),
  ...markFields,
});

/** No ballot has more sealed votes than that, so that no call needs more. */
const hasSealedVotesOfOneBallot = (votes: readonly { sealed?: readonly unknown[] }[] | undefined): boolean =>
  (votes ?? []).reduce((sum, { sealed = [] }) => sum + sealed.length, 0) <= SECRET_VOTES_MAX;

export const castVotesForm = object({
  /** The votes, one for each apartment, with at most 5000 sealed votes together. */
  votes: array(castVoteForm)
    .min(1)
    .max(APARTMENTS_VOTED_MAX)
    .test('duplicate', (votes) => areDistinct(votes?.map((one) => one.apartment_id)))
    .test({
      name: 'too_many',
      params: { max: SECRET_VOTES_MAX },
      test: (votes) => hasSealedVotesOfOneBallot(votes),
    })
    .required(),
}).exact();

const refusedVote = object({
  /** The id of an apartment of the call, a UUID. */
  apartment_id: id().required(),
  /** Why its vote was not saved. */
  reason: string().oneOf(voteRefusals).required(),
});

export const castVotesResponse = ownVotes.shape({
  /** The votes of the call that were not saved. The others were. If none was, the call is refused with an error. */
  refused: array(refusedVote).required(),
});

export const sealedVotes = object({
  /** The sealed votes as base64url, shuffled and without apartments. */
  data: array(string().required()).required(),
  /** The votes for which each sealed vote counts. */
  votes_each: number().integer().required(),
  /** A sealed text. Who counts opens it and returns it as `proof`, so that nobody enters totals without the key. */
  challenge: string().required(),
  /** The votes of the apartments that vote on paper. Who counts enters what their slips say as `paper`. */
  votes_paper: number().integer().required(),
});

export const paperVoteForm = object({
  /** The id of an apartment that is present, a UUID. */
  apartment_id: id().required(),
  /** Whether the apartment votes on paper. */
  is_on_paper: boolean().required(),
}).exact();

/** What the slips of paper of a secret ballot say, counted by votes. */
const paperTotals = voteTotals.shape({
  /** The votes of slips that are blank, unclear or missing. */
  votes_invalid: number().integer().min(0).required(),
});

export const secretTotalsForm = object({
  /** The number of sealed votes with each choice. All together are as many as the ballot has. */
  totals: voteTotals.required(),
  /** The votes on paper, which together are as many as `votes_paper`; missing if no apartment votes on paper. */
  paper: paperTotals.default(undefined).optional(),
  /** The number of sealed votes that could not be read. */
  unreadable: number().integer().min(0).required(),
  /** The text of the `challenge`, which only the browser with the key can open. */
  proof: string().max(PROOF_LENGTH_MAX).required(),
}).exact();

export const annulBallotForm = object({
  /** Why the result does not hold, such as a show of hands that was entered wrongly. All members can read it. */
  reason: string().trim().max(ANNULMENT_REASON_LENGTH_MAX).required(),
}).exact();

const changes = ['forbidden', 'not_found', 'ballot_closed'] as const;

export const votingSlipsQuery = object({
  /** Whether the slips are for secret ballots. */
  is_secret: boolean(),
}).exact();

export const shapes = {
  listBallots: {
    response: object({
      /** The ballots, newest first. */
      data: array(ballot).required(),
    }),
    errors: ['not_found'],
  },
  openBallot: {
    body: openBallotForm,
    response: ballot,
    status: 201,
    errors: [
      'forbidden',
      'not_found',
      'meeting_not_held',
      'meeting_adjourned',
      'item_at_second_meeting',
      'meeting_not_begun',
      'secret_vote_decided',
      'ballot_open',
      'ballot_closed',
      'item_has_ballot',
      'motions_open',
      'motion_closed',
      'motion_not_next',
      'motion_outdated',
    ],
  },
  getBallotSecrecy: { response: ballotSecrecy, errors: ['forbidden', 'not_found'] },
  downloadVotingSlips: { sends: 'pdf', query: votingSlipsQuery, errors: ['forbidden', 'not_found'] },
  getBallotProgress: { response: ballotProgress, errors: ['forbidden', 'not_found'] },
  listBallotApartments: {
    query: ballotApartmentsQuery,
    response: listResponse(ballotApartment),
    errors: ['forbidden', 'not_found'],
  },
  enterHands: {
    body: handsForm,
    bodyBytesMax: CAST_VOTES_BYTES_MAX,
    response: handsEntered,
    errors: [...changes, 'meeting_not_held'],
  },
  setPaperVote: {
    body: paperVoteForm,
    response: ballotProgress,
    errors: [...changes, 'meeting_not_held', 'vote_by_phone'],
  },
  closeBallot: { response: ballot, errors: [...changes, 'too_few_secret_votes'] },
  cancelBallot: { response: ballot, errors: changes },
  annulBallot: {
    body: annulBallotForm,
    response: ballot,
    errors: [...changes, 'meeting_not_held', 'voted_since'],
  },
  drawLot: { body: drawLotForm, response: ballot, errors: changes },
  listSealedVotes: { response: sealedVotes, errors: changes },
  enterSecretTotals: { body: secretTotalsForm, response: ballot, errors: changes },
  getOwnVotes: { response: ownVotes, errors: ['not_found'] },
  castVotes: {
    body: castVotesForm,
    bodyBytesMax: CAST_VOTES_BYTES_MAX,
    response: castVotesResponse,
    errors: [...changes, 'meeting_not_held', 'not_present', 'newer_vote', 'vote_on_paper', 'vote_by_phone'],
  },
} as const satisfies Shapes;

export const ballotsContract = defineContract(ballotsOperations, shapes);

export type OpenBallotForm = InferType<typeof openBallotForm>;
export type AnnulBallotForm = InferType<typeof annulBallotForm>;
export type BallotSecrecy = InferType<typeof ballotSecrecy>;
export type BallotProgress = InferType<typeof ballotProgress>;
export type BallotApartment = InferType<typeof ballotApartment>;
export type BallotApartmentsQuery = InferType<typeof ballotApartmentsQuery>;
export type HandsForm = InferType<typeof handsForm>;
export type HandsEntered = InferType<typeof handsEntered>;
export type CastVotesForm = InferType<typeof castVotesForm>;
export type CastVotesResponse = InferType<typeof castVotesResponse>;
export type RefusedVote = InferType<typeof refusedVote>;
export type PaperVoteForm = InferType<typeof paperVoteForm>;
export type SealedVotes = InferType<typeof sealedVotes>;
export type SecretTotalsForm = InferType<typeof secretTotalsForm>;

import { constants, createPublicKey, type KeyObject, publicEncrypt, randomInt } from 'node:crypto';
import type { BallotResult, OpenBallotForm, SecretTotalsForm } from '@mijn/domain/ballots';
import { SECRET_KEY_BITS, SECRET_VOTES_MAX } from '@mijn/domain/limits';
import { doTotalsHide } from '@mijn/domain/secrecy';
import {
  addTotals,
  areTotalsOf,
  type Choosable,
  resultOf,
  sumOfTotals,
  timesTotals,
  withoutTotals,
} from '@mijn/domain/tally';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries } from '../../../platform/database/index.ts';
import { isSigned, sign } from '../../../platform/security/digest.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { getVotesAtOpening } from './ballot-owners.repository.ts';
import { findForBoard, finish, getBallot, keyOf, lockToEnd } from './ballot-changes.service.ts';
import * as repository from './ballots.repository.ts';
import { listPaperVotes } from './paper-votes.repository.ts';
import { mindsOf } from './secret-voters.service.ts';

type Needs = Pick<Services, 'database' | 'now' | 'secret'>;

const refuse = (field: 'is_secret' | 'public_key' | 'totals' | 'paper', code: 'not_allowed' | 'required') =>
  new AppError('validation_failed', { errors: { [field]: [{ code }] } });

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/**
 * Returns the columns of a secret ballot (docs/decisions/0262). All sealed votes count for as many votes, so that none tells from which
 * apartment it is. @throws AppError `validation_failed` without an RSA key of 2048 bits, or for more sealed votes than a browser opens.
 */
export function secretOf({ is_secret, public_key }: OpenBallotForm, votesOfApartments: readonly number[]) {
  if (!is_secret) return { is_secret, public_key: null, votes_each: null };
  if (public_key === null) throw refuse('public_key', 'required');
  if (!isPublicKey(public_key)) throw refuse('public_key', 'not_allowed');
  const votes_each = votesOfApartments.reduce(greatestDivisor, 0);
  const total = votesOfApartments.reduce((sum, votes) => sum + votes, 0);
  if (total / votes_each > SECRET_VOTES_MAX) throw refuse('is_secret', 'not_allowed');
  return { is_secret, public_key, votes_each };
}

const keyOfText = (public_key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(public_key, 'base64url'), format: 'der', type: 'spki' });

function isPublicKey(public_key: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = keyOfText(public_key);
    return asymmetricKeyType === 'rsa' && asymmetricKeyDetails?.modulusLength === SECRET_KEY_BITS;
  } catch {
    return false;
  }
}

/** The purpose of the signature that only who has the private key of a ballot can open. */
const PROOF = 'secret-ballot';

/** Seals a text as browsers seal votes (RSA-OAEP with SHA-256). */
const sealFor = (public_key: string, text: string): string =>
  publicEncrypt(
    { key: keyOfText(public_key), oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    Buffer.from(text),
  ).toString('base64url');

/** Returns the elements in a random order. */
function shuffled<Element>(elements: readonly Element[]): Element[] {
  const left = [...elements];
  return elements.flatMap(() => left.splice(randomInt(left.length), 1));
}

/**
 * Returns the sealed votes of a secret ballot that is being counted, in a new random order.
 * @throws AppError `forbidden` outside the board, `not_found`, or `ballot_closed`.
 */
export async function listSealedVotes(services: Needs, caller: Member, of: repository.OfBallot) {
  const { ballot } = await findForBoard(services, caller, of);
  const { queries } = services.database;
  const votes_each = await repository.findVotesEach(queries, keyOf(caller, of));
  if (votes_each === undefined || ballot.public_key === null) throw new AppError('ballot_closed');
  return {
    data: shuffled(await repository.listSealed(queries, keyOf(caller, of))),
    votes_each,
    challenge: sealFor(ballot.public_key, sign(services.secret, PROOF, of.ballot_id)),
    votes_paper: (await listPaperVotes(queries, keyOf(caller, of))).reduce((sum, votes) => sum + votes, 0),
  };
}

type Totals = SecretTotalsForm['totals'];

/** @throws AppError `validation_failed` for totals that a ballot with these options can't have. */
function requireFit(field: 'totals' | 'paper', totals: Totals, ballot: Choosable): void {
  if (!areTotalsOf(ballot, totals)) throw refuse(field, 'not_allowed');
}

/** @throws AppError `validation_failed` unless the votes are as many as there are, and says how many these are. */
function requireSum(field: 'totals' | 'paper', counted: number, sum: number): void {
  if (counted !== sum)
    throw new AppError('validation_failed', {
      errors: { [field]: [{ code: 'wrong_sum', params: { sum } }] },
    });
}

/** Returns whether the totals of a result hide what each of those voted who sealed votes or voted on paper. */
async function doHide(
  transaction: Queries,
  key: repository.BallotKey,
  weight: number,
  {
    votes_for,
    votes_against,
    votes_abstained,
    votes_invalid,
    votes_chosen,
    votes_cast,
    options,
  }: BallotResult,
): Promise<boolean> {
  const sealed = mindsOf(await repository.listSealedApartments(transaction, key));
  const paper = await listPaperVotes(transaction, key);
  const voters = [...sealed.map((one) => one * weight), ...paper].filter((votes) => votes > 0);
  const hides = (choices: readonly number[]) =>
    doTotalsHide(voters, choices, [votes_abstained, votes_invalid]);
  // Whoever could choose several candidates voted about each of them: for it, or not.
  if (votes_chosen !== undefined) return options.every(({ votes }) => hides([votes, votes_cast - votes]));
  return hides([votes_for, votes_against, ...options.map(({ votes }) => votes)]);
}

/**
 * Closes a secret ballot with what the browser counted that opened it, and with what the slips say of those who voted on paper.
 * @throws AppError `forbidden` outside the board or without the key, `not_found`, `ballot_closed`, or `validation_failed` for other options
 * than those of the ballot, or for another number of votes than it has.
 */
export async function enterSecretTotals(
  services: Needs,
  caller: Member,
  of: repository.OfBallot,
  { totals, unreadable, paper, proof }: SecretTotalsForm,
) {
  const now = services.now();
  await findForBoard(services, caller, of);
  if (!isSigned(services.secret, PROOF, of.ballot_id, proof))
    throw new AppError('forbidden', {
      message: 'Only the browser that opened the ballot counts it: see `challenge`.',
    });
  const key = keyOf(caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockToEnd(transaction, caller, of, ['counting']);
      const { votes_each, votes_present, apartments_present } = ballot;
      requireFit('totals', totals, ballot);
      const sealed = await repository.listSealed(transaction, key);
      requireSum('totals', sumOfTotals(totals) + unreadable, sealed.length);
      const votes_paper = (await listPaperVotes(transaction, key)).reduce((sum, votes) => sum + votes, 0);
      const onPaper = paper ?? { ...timesTotals(totals, 0), votes_invalid: 0 };
      requireFit('paper', onPaper, ballot);
      requireSum('paper', sumOfTotals(onPaper) + onPaper.votes_invalid, votes_paper);
      const weight = votes_each ?? 0;
      const all = addTotals(timesTotals(totals, weight), onPaper);
      const terms = {
        votes_present: votes_present ?? 0,
        apartments_present: apartments_present ?? 0,
        votes_divided: 0,
        votes_invalid: unreadable * weight + onPaper.votes_invalid,
        votes_paper,
        votes_total: await getVotesAtOpening(transaction, key),
      };
      const result = resultOf(all, { ...ballot, ...terms });
      const isHidden = ballot.is_outcome_only || !(await doHide(transaction, key, weight, result));
      await finish(transaction, caller, ballot, isHidden ? withoutTotals(result) : result, now);
      await repository.emptySealed(transaction, key);
    },
    (inside) => getBallot(inside, caller, of),
  );
}

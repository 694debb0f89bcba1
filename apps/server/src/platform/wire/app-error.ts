import { types } from 'node:util';
import { type ErrorBody, type ErrorCode, errorStatuses, type FieldErrors } from '@mijn/domain/errors';
import { isStoreFull } from '../config/store-full.ts';
import { isStoreUnavailable } from '../config/store-unavailable.ts';

interface ErrorDetails {
  /** The English message for developers. The default is the message of the code. */
  message?: string;
  errors?: FieldErrors;
  params?: Record<string, string | number>;
  /** The number of seconds to wait, for the Retry-After header. */
  retryAfter?: number;
}

export const errorMessages = {
  unauthenticated: 'Nobody is signed in, or the session has ended: log in.',
  invalid_credentials: 'The e-mail address and password do not belong together.',
  two_factor_required: 'Two factor authentication required.',
  two_factor_setup_required:
    'The provider requires a second factor of this member: set one up first, with POST /security/two-factor/start or POST /security/passkeys/options.',
  sudo_required: 'The password was not given recently: POST /auth/sudo, then repeat the call.',
  reset_required:
    'Too many attempts failed in a row: choose a new password by mail, with POST /auth/forgot-password.',
  forbidden: 'The role for this action is missing.',
  read_only_session: 'This session of provider staff is read-only.',
  access_token_refused: 'An access token does not allow this call: see its scope and its association.',
  not_found: 'There is nothing here.',
  file_missing: 'The bytes of the file are lost or damaged: the operator has to restore them from a backup.',
  request_timeout: 'The request did not arrive whole in time: send it again.',
  conflict: 'Someone else changed this meanwhile: read it again, then repeat the change.',
  last_second_factor: 'The provider requires a second factor of this member, and this is the last one.',
  invoice_already_approved: 'The checker agrees already: another checker must decide.',
  other_user:
    'The call is for another user than the one who is signed in: get /auth/user, and ask the user before you repeat it.',
  invoice_processed: 'The provider has processed this invoice: its decision is final.',
  payload_too_large: 'This is larger than allowed.',
  unsupported_file_type:
    'This type is not accepted, or the name, media type and content contradict each other.',
  file_empty: 'The file has no bytes.',
  file_damaged: 'The file begins as what it should be, and the rest of it is missing.',
  malware_found: 'The malware scanner found malware in the file, which is not stored.',
  file_not_scanned: 'The file is larger than the malware scanner reads, and is not stored.',
  quota_exceeded: 'The association has no room left for the file, which is not stored: see params.',
  too_many_staged_files:
    'Too many uploaded files are in no message or newsletter: save or delete some first.',
  too_many_agenda_items: 'The agenda has the maximum number of items: delete some first.',
  too_many_albums: 'The member has the maximum number of albums: delete some first.',
  too_many_reports: 'The member has made the maximum number of reports of the last 24 hours.',
  too_many_joined: 'As many reports are joined to the action item as can be.',
  report_joined: 'The report was joined to another action item: write there.',
  too_many_reactions: 'The member has written the maximum number of reactions of the last 24 hours.',
  meeting_not_begun:
    'There are no minutes before the door of the meeting opens, and none if it was cancelled. No ballot is opened before the planned time if owners can vote before the meeting.',
  meeting_begun: 'The meeting has begun, is over or was cancelled: nobody says any more whether they come.',
  proxy_given: 'The caller gave a proxy for the meeting: repeat the call with withdraws_proxies.',
  proxy_held: 'The caller holds proxies of others: give them back first.',
  holder_absent: 'The caller said not to come to the meeting: change the attendance first.',
  proxies_full: 'The caller holds as many proxies as the rules of the association allow.',
  proxy_ended: 'The proxy was refused, withdrawn or objected to meanwhile, or is accepted already.',
  proxy_not_allowed:
    'The caller can give no proxy for the meeting: the rules allow none, there is no apartment with votes, or another owner gave one.',
  too_many_proxies: 'The holder has as many proxies as the rules of the association allow.',
  meeting_not_held:
    'Presence and votes are recorded from two hours before the meeting until twelve hours after its start.',
  no_second_meeting:
    'No item of the meeting lacks a decision for want of a quorum, the meeting was not held, or it is a second meeting itself.',
  not_called_here: 'The board did not call this meeting as a second one: its provider moves or cancels it.',
  item_at_second_meeting: 'The second meeting that was called decides about the item.',
  second_meeting_day: 'The rules allow the second meeting on other days: see params.',
  meeting_not_over:
    'The meeting can still be held: minutes are signed and published from twelve hours after its start.',
  minutes_published: 'The minutes are published: nobody changes, signs or publishes them any more.',
  minutes_signed:
    'This text is signed for the office already, or the caller signed it for the other office, which somebody else has.',
  minutes_unsigned: 'The chair and the minute-taker have not both signed this text.',
  letters_changed:
    'Other letters are due than those with this code: download the letters again, and read the code on their first page.',
  convocation_altered:
    'The stored convocation is not the one that was sent: the operator can restore it from a backup.',
  ballot_open: 'A ballot of this meeting is open: close or cancel it first.',
  item_has_ballot:
    'A ballot about the agenda item is open, or decided about it: annul its result before you change the item.',
  motions_open: 'Motions to the proposal are open: vote about those first, or withdraw them.',
  meeting_adjourned: 'The meeting is adjourned: let it go on first.',
  secret_vote_decided: 'The meeting decided to vote secretly about the item.',
  procedure_passed: 'The break that was decided on is over, or the meeting voted about the item since.',
  motion_closed: 'The motion is being voted about, was voted about or withdrawn, or has lapsed.',
  motion_not_next: 'Another motion about the item comes first.',
  motion_outdated: 'The proposal has changed since: write the text of the amendment again.',
  voted_since: 'The item was voted about after this ballot: annul that result first.',
  too_many_procedural_motions: 'The meeting has the maximum number of procedural motions or breaks.',
  too_many_questions:
    'The member waits for the answers to the maximum number of questions about the meeting.',
  questions_closed: 'The door of the meeting has opened, or it was cancelled: ask in the meeting.',
  proposals_closed:
    'The last day for proposals of members is over: see `last_day`. Propose it for another meeting.',
  proposal_decided: 'The board has put the proposal on the agenda, or refused it.',
  too_many_proposals:
    'The board has not decided about the maximum number of proposals of the member for the meeting.',
  question_answered: 'The board has answered the question, so that it can no longer be withdrawn.',
  resolution_closed:
    'The written resolution was adopted or withdrawn, or its last day is over: nobody votes about it any more.',
  too_many_resolutions:
    'The association has the maximum number of open written resolutions: withdraw one, or wait.',
  resolution_day: 'The day is not one that a written resolution allows: see params.',
  too_many_minutes: 'The minutes have the maximum number of versions.',
  too_many_motions: 'The proposal has the maximum number of motions.',
  ballot_closed: 'The ballot was closed or cancelled, so that nobody votes any more.',
  early_votes_closed:
    'Nobody can vote before this meeting now: read `obstacle` of the early votes of the caller, which says why.',
  newer_vote: 'The caller voted meanwhile on another device: read the own votes, then vote again.',
  vote_on_paper: 'The apartment votes on paper, so that it does not vote by phone.',
  too_few_secret_votes:
    'Too few people voted by phone to read a secret ballot: wait for more votes, or cancel it.',
  vote_by_phone: 'The apartment voted by phone, so that it does not vote on paper.',
  not_present: 'The caller is not present at the meeting: report at the door, or online.',
  reminded_today: 'The members were reminded less than 24 hours ago: try again later.',
  csrf_token_mismatch:
    'The anti-forgery token is missing or stale: GET /auth/csrf, then send the XSRF-TOKEN cookie in X-XSRF-TOKEN and X-Requested-With: XMLHttpRequest.',
  validation_failed: 'The input breaks the contract: see errors.',
  impersonation_link_invalid: 'This link is unknown, changed, used or expired.',
  reset_link_invalid: 'This link is unknown, used or expired.',
  email_link_invalid: 'This link is unknown, used, replaced or expired.',
  passkey_refused: 'The response of the passkey is invalid: get new options, then try again.',
  too_many_passkeys: 'The member has the maximum number of passkeys: remove one first.',
  too_many_requests: 'Too many attempts: wait for the seconds of Retry-After.',
  internal_error: 'A fault of the server; the request id is in its log.',
  unavailable: 'The database is away or too busy for a moment: try again after the seconds of Retry-After.',
  maintenance:
    'The provider has paused changes for maintenance, and nothing is stored: try again after the seconds of Retry-After.',
  scanner_unavailable:
    'The malware scanner does not answer, and nothing is stored: try again after the seconds of Retry-After.',
  files_unavailable:
    'The file store does not respond, and nothing is stored: try again after the seconds of Retry-After.',
  storage_full:
    'The server has no room left, and has stored nothing of this call: try again when its operator has made room.',
} as const satisfies Record<ErrorCode, string>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorMessages[code]);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get statusCode(): number {
    return errorStatuses[this.code];
  }

  get body(): ErrorBody {
    const { errors, params } = this.details;
    return { code: this.code, message: this.message, ...(errors && { errors }), ...(params && { params }) };
  }
}

/** @throws AppError `not_found` if the value is undefined. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** `instanceof` does not recognise errors of another realm, such as the errors of Node in Jest. */
const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

interface Carried {
  code?: unknown;
  statusCode?: unknown;
  cause?: unknown;
}

/** Matches the codes of PostgreSQL for a lost or refused connection, a stop, and too many connections. */
const AWAY_SQLSTATE = /^(08\w{3}|57P0[123]|53300)$/u;
/** The codes for a number out of range or in another notation, and for a text with a zero byte. */
const BAD_VALUE_SQLSTATE = new Set(['22003', '22P02', '22021']);
/** The code of PostgreSQL for a statement that took longer than its timeout. */
export const TIMEOUT_SQLSTATE = '57014';
/** A row refers to another one, such as an account, that was deleted meanwhile. */
const DELETED_SQLSTATE = '23503';
/** The codes for a statement that PostgreSQL ended: a timeout, a deadlock, a serialisation failure. */
const ENDED_SQLSTATE = new Set([TIMEOUT_SQLSTATE, '55P03', '40P01', '40001']);
/** The number of seconds after which a retry makes sense when the server or its database is too busy. */
export const RETRY_AFTER_S = 5;
/** The number of seconds after which a retry makes sense for a caller who reached a limit of 24 hours. */
export const RETRY_AFTER_DAILY_LIMIT_S = 3600;
/** The number of seconds after which the server asks a file store again that failed. */
const STORE_RETRY_AFTER_S = 10;
const AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
// A connection that broke in a transaction also refuses the rollback, whose error hides the first one.
const AWAY_MESSAGE =
  /^Connection terminated|timeout exceeded when trying to connect|pool after calling end|connection error and is not queryable/u;

function isConnectFault(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

/** Returns whether the database could not be reached, or ended the statement. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!isError(thrown)) return false;
  const error: Error & Carried = thrown;
  const code = String(error.code);
  return (
    AWAY_SQLSTATE.test(code) ||
    ENDED_SQLSTATE.has(code) ||
    AWAY_SYSTEM.has(code) ||
    isConnectFault(error) ||
    AWAY_MESSAGE.test(error.message)
  );
}

const refused = (message: string): AppError =>
  new AppError('validation_failed', { message, errors: { '': [{ code: 'invalid' }] } });

function fromStatus(error: Error & Carried, bodyLimit: number): AppError | undefined {
  if (error.statusCode === 404) return new AppError('not_found');
  if (error.statusCode === 413) {
    return new AppError('payload_too_large', { params: { limit: bodyLimit } });
  }
  if (error.statusCode === 415) {
    return new AppError('unsupported_file_type', { message: 'This content type is not accepted here.' });
  }
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? refused(error.message) : undefined;
}

/**
 * A database or file store that is down or slow becomes 503, a full disk 507, a refused value 422, and all else 500 without its cause.
 * @param bodyLimit bytes, for the error about a larger body.
 */
export function toAppError(thrown: unknown, bodyLimit: number): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!isError(thrown)) return new AppError('internal_error');
  const error: Error & Carried = thrown;
  if (isStoreFull(error)) return new AppError('storage_full');
  if (isStoreUnavailable(error))
    return new AppError('files_unavailable', { retryAfter: STORE_RETRY_AFTER_S });
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
  if (error.code === DELETED_SQLSTATE) return new AppError('conflict');
  if (BAD_VALUE_SQLSTATE.has(String(error.code)))
    return refused('The input has a value that can not be stored.');
  if (isError(error.cause)) return toAppError(error.cause, bodyLimit);
  return fromStatus(error, bodyLimit) ?? new AppError('internal_error');
}

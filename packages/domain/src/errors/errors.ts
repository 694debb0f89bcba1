import type { FieldErrors } from './field-errors.ts';

/** All error codes of the server with their HTTP status. The API package has one Dutch text for each, which the compiler checks. */
export const errorStatuses = {
  /** The user is not signed in, or the session has ended. */
  unauthenticated: 401,
  /** The e-mail address or the password of a login is wrong. */
  invalid_credentials: 401,
  /** The user is signed in, but has not confirmed the second factor yet. The message is fixed. */
  two_factor_required: 403,
  /**
   * The provider requires a second factor of the member, who has none: set one up first (`POST /security/two-factor/start`, or
   * `POST /security/passkeys/options`). Access tokens of the member work again after that.
   */
  two_factor_setup_required: 403,
  /**
   * The call changes how the member signs in, and the member has not given the password recently: `POST
   * auth/sudo`, then repeat the call.
   */
  sudo_required: 403,
  /**
   * Too many attempts in a row failed for this account, so that a browser that never signed in to it needs a new password by mail:
   * `POST auth/forgot-password`.
   */
  reset_required: 403,
  /** The caller may read the resource, but lacks the role for this action. */
  forbidden: 403,
  /** The session belongs to provider staff and has no write access. */
  read_only_session: 403,
  /**
   * The call is made with an access token that does not allow it: it changes data with the scope `read`, it is about
   * the security of the account, or it is not about the association of the token.
   */
  access_token_refused: 403,
  /** The resource does not exist, or the caller may not read it. The response is the same in both cases. */
  not_found: 404,
  /**
   * The file belongs to the resource, but its bytes are lost or damaged. It is there again when the operator has restored it
   * from a backup.
   */
  file_missing: 410,
  /**
   * The stored convocation is not the one that was sent: its content or one of its files was changed since. It is not served. The members have the
   * hash of what was sent in their mail, and the operator can restore it from a backup.
   */
  convocation_altered: 410,
  /** Other letters of the convocation are due than those with the code: an owner came, left or got an account. */
  letters_changed: 409,
  /** The body of the request did not arrive completely in time, because the connection is slow or interrupted. */
  request_timeout: 408,
  /** Someone else changed the resource since the `version` in the request. */
  conflict: 409,
  /**
   * The call was made for another user than the one who is signed in (`USER_HEADER`): another page of this browser has changed
   * the user.
   */
  other_user: 409,
  /** The provider requires a second factor of the member, and this is the last one. */
  last_second_factor: 409,
  /** The provider has processed the invoice, so that its decision is final. */
  invoice_processed: 409,
  /** The checker has agreed with the invoice already, and another checker must decide. */
  invoice_already_approved: 409,
  /** The meeting has begun, is over or was cancelled, so that nobody says any more whether they come. */
  meeting_begun: 409,
  /**
   * The door of the meeting has not opened, or the meeting was cancelled, so that there are no minutes. Or owners can vote before the
   * meeting until its planned time, so that no ballot is opened.
   */
  meeting_not_begun: 409,
  /** The caller gave a proxy for the meeting. Whoever comes votes without one: repeat the call with `withdraws_proxies`. */
  proxy_given: 409,
  /** The caller holds proxies of others, and so has to come: the caller first gives them back. */
  proxy_held: 409,
  /** The caller said not to come to the meeting, and so can't accept a proxy. */
  holder_absent: 409,
  /** The proxy was refused, withdrawn or objected to meanwhile, or is accepted already. */
  proxy_ended: 409,
  /**
   * The caller can't give a proxy for the meeting: the rules of the association allow none, the caller owns no apartment with votes, or
   * another owner of the apartments gave one.
   */
  proxy_not_allowed: 409,
  /**
   * There is no second meeting to call: the meeting has not been held, no item of it lacked a quorum in its last ballot, or it is a second
   * meeting itself.
   */
  no_second_meeting: 409,
  /** The board did not call the meeting here as a second one, so that whoever delivers the meeting moves or cancels it. */
  not_called_here: 409,
  /** The second meeting that was called decides about the agenda item, so that the first one no longer votes about it. */
  item_at_second_meeting: 409,
  /** The meeting is not held now: presence and votes are recorded from some hours before its start until some hours after it. */
  meeting_not_held: 409,
  /** The meeting can still be held: its minutes are signed and published when presence and votes no longer change. */
  meeting_not_over: 409,
  /** The minutes are published, so that nobody changes, signs or publishes them any more, nor changes the notes and the officers of the meeting. */
  minutes_published: 409,
  /** Somebody signed this text for this office already, or the caller signed it for the other one, which somebody else has. */
  minutes_signed: 409,
  /** The chair and the minute-taker have not both signed this text of the minutes. */
  minutes_unsigned: 409,
  /** The meeting votes about a proposal already: that ballot is closed or cancelled first. */
  ballot_open: 409,
  /** A ballot about the agenda item is open, or decided about it, so that the item stays as it is. */
  item_has_ballot: 409,
  /** Amendments or counter-proposals to the proposal are open: the meeting votes about those first, or they are withdrawn. */
  motions_open: 409,
  /** The meeting is adjourned: it goes on before it votes, or decides to adjourn again. */
  meeting_adjourned: 409,
  /** The meeting decided to vote secretly about the agenda item. */
  secret_vote_decided: 409,
  /** The break that the meeting decided on is over, or it voted about the item since, so that the decision stays. */
  procedure_passed: 409,
  /** The motion is being voted about, was voted about or withdrawn, or lapsed with the proposal that it was about. */
  motion_closed: 409,
  /** Another motion about the agenda item comes first. The order can be changed. */
  motion_not_next: 409,
  /** The proposal was changed after the text of the amendment was written. The text is written again before a ballot. */
  motion_outdated: 409,
  /** After this ballot was voted about the proposal or about another motion to it. That result is annulled first. */
  voted_since: 409,
  /** The board has answered the question, so that it can't be withdrawn. */
  question_answered: 409,
  /** The door of the meeting has opened, or it was cancelled: members ask nothing before it any more. */
  questions_closed: 409,
  /** The last day on which members submit proposals for the meeting is over, `params.last_day`. */
  proposals_closed: 409,
  /** The board has put the proposal on the agenda, or refused it. */
  proposal_decided: 409,
  /** The written resolution was adopted or withdrawn, or its last day is over, so that nobody votes about it any more. */
  resolution_closed: 409,
  /** The ballot was closed or cancelled, so that nobody votes any more. */
  ballot_closed: 409,
  /**
   * Nobody can vote before the meeting now: the rules of the association do not allow it, the members are not convened yet, or the meeting
   * is more than 30 days ahead.
   */
  early_votes_closed: 409,
  /** The caller voted for the apartment meanwhile on another device: read `own-votes`, and vote again if that vote is not what the caller wants. */
  newer_vote: 409,
  /** The apartment votes on paper in this secret ballot, so that it can't vote by phone, unless the board takes it back. */
  vote_on_paper: 409,
  /** The apartment voted by phone in this secret ballot, so that it can't vote on paper. */
  vote_by_phone: 409,
  /** Fewer people voted by phone than a secret ballot needs before it is read (`min`). It stays open, or is cancelled unread. */
  too_few_secret_votes: 409,
  /** The caller is not present at the meeting, and so can't vote: the caller reports at the door, or online. */
  not_present: 409,
  /** The report was joined to another action item, `params.reference`: write there. */
  report_joined: 409,
  /** The board reminded the members of the meeting less than a day ago. */
  reminded_today: 409,
  /** The body or file has more bytes than allowed; `params.limit` is the maximum in bytes. */
  payload_too_large: 413,
  /** The extension, media type or content of a file is not accepted, or they contradict each other. */
  unsupported_file_type: 415,
  /** The anti-forgery token is missing or stale. */
  csrf_token_mismatch: 419,
  /**
   * The input does not match the contract; `errors` contains the errors of each field. If the Idempotency-Key of the call came with
   * another body before, `params.created_id` is the id of what that call created.
   */
  validation_failed: 422,
  /** The rules allow the second meeting on other days: from `params.first_day` until `params.last_day`. */
  second_meeting_day: 422,
  /** A file has no bytes. */
  file_empty: 422,
  /** A file has a valid file signature, but the rest is missing or damaged. */
  file_damaged: 422,
  /** The malware scanner found malware in a file. Nothing of the file is stored. */
  malware_found: 422,
  /** A file is larger than the malware scanner reads, so that it can't be accepted. Nothing of the file is stored. */
  file_not_scanned: 422,
  /**
   * The association has no room left for the file: it stores `params.used` bytes, and may store `params.limit`. Nothing of
   * the file is stored.
   */
  quota_exceeded: 422,
  /** The caller has uploaded too many files that are in no message or newsletter; `params.max` is the maximum. */
  too_many_staged_files: 422,
  /** The member has made the maximum number of albums, `params.max`, in the association. */
  too_many_albums: 422,
  /** The agenda has the maximum number of items, `params.max`. */
  too_many_agenda_items: 422,
  /** The minutes have the maximum number of versions, `params.max`, which are all kept. */
  too_many_minutes: 422,
  /** The proposal has the maximum number of amendments and counter-proposals, `params.max`. */
  too_many_motions: 422,
  /** The meeting has the maximum number of motions about how it goes on, or of breaks, `params.max`. */
  too_many_procedural_motions: 422,
  /** The member waits for the answer to the maximum number of questions about the meeting, `params.max`. */
  too_many_questions: 422,
  /** The board has not decided about the maximum number of proposals of the member for the meeting, `params.max`. */
  too_many_proposals: 422,
  /** The association has the maximum number of open written resolutions, `params.max`. */
  too_many_resolutions: 422,
  /** A written resolution allows other days: from `params.first_day` until `params.last_day`. */
  resolution_day: 422,
  /** The member has made the maximum number of reports of a day, `params.max`, in the association. */
  too_many_reports: 422,
  /** As many reports are joined to the action item as can be, `params.max`. */
  too_many_joined: 422,
  /** The member has written the maximum number of reactions of a day, `params.max`, in the association. */
  too_many_reactions: 422,
  /** The holder has as many proxies as the rules of the association allow, `params.max`. */
  too_many_proxies: 422,
  /** The caller holds as many proxies as the rules of the association allow, `params.max`. */
  proxies_full: 422,
  /** The signed link of provider staff is unknown, changed, used or expired. */
  impersonation_link_invalid: 422,
  /** The link of a password reset is unknown, used or expired. */
  reset_link_invalid: 422,
  /** The link of a new e-mail address is unknown, used, replaced or expired. */
  email_link_invalid: 422,
  /**
   * The response of a passkey is invalid: the passkey is unknown or of another user, or the challenge is
   * expired, used, or of another session.
   */
  passkey_refused: 422,
  /** The member has the maximum number of passkeys, `params.max`. */
  too_many_passkeys: 422,
  /** The caller made too many attempts; the Retry-After header contains the seconds to wait. */
  too_many_requests: 429,
  /** The server failed with an unexpected error. */
  internal_error: 500,
  /** The database cannot be reached at the moment, or a search took too long (`params.limit_ms`). */
  unavailable: 503,
  /**
   * The provider has paused changes for maintenance. Reading and signing in work. Nothing of the call is stored, and it can be
   * repeated after the seconds of Retry-After.
   */
  maintenance: 503,
  /**
   * The malware scanner gives no response at the moment, and no file is accepted without one. Nothing of the call is stored,
   * and it can be repeated.
   */
  scanner_unavailable: 503,
  /**
   * The file store does not respond at the moment. Nothing of the call is stored, and it can be repeated. Calls without a
   * file work.
   */
  files_unavailable: 503,
  /**
   * The disk of the server, its file store or its database has no room. Nothing of the call is stored, and it can be
   * repeated when the operator has made room.
   */
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

export interface ErrorParams {
  /** `created_id` is the id of what an earlier call with the same Idempotency-Key and another body created. */
  validation_failed: { created_id?: string };
  /** `limit` is the maximum in bytes. */
  payload_too_large: { limit: number };
  /** Both are in bytes. */
  quota_exceeded: { used: number; limit: number };
  too_many_staged_files: { max: number };
  too_many_albums: { max: number };
  too_many_agenda_items: { max: number };
  /** Both are days, such as `2026-12-23`. */
  second_meeting_day: { first_day: string; last_day: string };
  too_many_minutes: { max: number };
  too_many_motions: { max: number };
  too_many_procedural_motions: { max: number };
  too_many_questions: { max: number };
  /** It is a day, such as `2026-12-01`. */
  proposals_closed: { last_day: string };
  too_many_proposals: { max: number };
  too_many_resolutions: { max: number };
  /** Both are days, such as `2026-12-23`. */
  resolution_day: { first_day: string; last_day: string };
  too_many_reports: { max: number };
  too_many_joined: { max: number };
  report_joined: { reference: string };
  too_many_proxies: { max: number };
  proxies_full: { max: number };
  too_many_reactions: { max: number };
  too_many_passkeys: { max: number };
  /** `limit_ms` is the time that a search may take, if the search took longer. */
  unavailable: { limit_ms?: number };
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value);
}

/** The message of a 403 response from other back ends while the second factor is missing. */
export const TWO_FACTOR_REQUIRED_MESSAGE = 'Two factor authentication required.';

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: FieldErrors;
  params?: Record<string, string | number>;
}

export { fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from './field-errors.ts';

import { DAY_MS, HOUR_MS, MEGABYTE, MINUTE_MS, WEEK_MS } from './units.ts';

export * from './meeting-limits.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from './units.ts';

/** The newest major version of each browser that still gets the warning. Internet Explorer gets the warning in every version. */
export const LAST_OUTDATED_MAJOR_VERSION = {
  Safari: 15,
  Edge: 18,
  Firefox: 65,
  Chrome: 98,
} as const;

export const MEETING_MS = 2 * HOUR_MS;

/** The time that a meeting stays in the calendar feed after its start, in milliseconds: one year. */
export const CALENDAR_PAST_MS = 365 * DAY_MS;

export const CALENDAR_REFRESH_HOURS = 4;

export const DOCUMENT_BYTES_MAX = 25 * MEGABYTE;

/** The maximum number of bytes of a JSON body, unless its operation names another limit: parsing and validating one holds up other calls for less than 100 ms. */
export const BODY_BYTES_MAX = MEGABYTE;

/** The average over `BODY_RATE_MS`: 16 kbit/s. GPRS sends 20 to 40, a client that holds a connection on purpose less (Apache's MinRate: 4). */
export const BODY_BYTES_PER_SECOND_MIN = 2000;

/** The time over which the rate of a body is averaged, in milliseconds: a phone in a tunnel may send nothing for half of it. */
export const BODY_RATE_MS = MINUTE_MS;

/** The maximum time of a request, in milliseconds. The largest document takes it at 110 kbit/s, which a phone reaches on EDGE, and the largest video at 270. */
export const REQUEST_MS_MAX = 30 * MINUTE_MS;

export const PHOTO_BYTES_MAX = 20 * MEGABYTE;

export const VIDEO_BYTES_MAX = 60 * MEGABYTE;

export const SUBJECT_LENGTH_MAX = 200;

export const MESSAGE_TEXT_LENGTH_MAX = 20_000;

export const NOTIFIED_MESSAGES_PER_DAY = 5;

export const DELETED_MESSAGE_MS = 30 * DAY_MS;

/** The maximum number of pixels of a photo. Phones take photos of 12 to 108 megapixels. */
export const PHOTO_PIXELS_MAX = 120_000_000;

export const PHOTO_STATES_MAX = 100;

export const SUMMARY_LENGTH_MAX = 400;

/** The maximum number of albums of a member. A deleted album counts until its photos are deleted, because they take room. */
export const ALBUMS_MAX = 500;

export const ALBUM_PHOTOS_MAX = 500;

/** The maximum number of staged photos of a member within an association: as many as two albums take. */
export const STAGED_PHOTOS_MAX = 2 * ALBUM_PHOTOS_MAX;

export const ALBUM_NAME_LENGTH_MAX = 120;

export const ALT_TEXT_LENGTH_MAX = 300;

/** The time after which a section counts as opened again, in milliseconds, so that a reload keeps the marks of new items. */
export const VISIT_MS = 30 * MINUTE_MS;

export const FIRST_VISIT_MS = 30 * DAY_MS;

export const ITEM_EXCERPT_LENGTH_MAX = 200;

export const OVERVIEW_DOCUMENTS_MAX = 2;

export const EVENTS_KEPT_MS = HOUR_MS;

export const STREAM_MS = 15 * MINUTE_MS;

/** The maximum number of event streams of one session: one of the browser, whose tabs share it, and some that broke unnoticed. */
export const STREAMS_PER_SESSION = 4;

/** The maximum number of event streams of one member: ten browsers, and the apps with access tokens. Beyond it the oldest ends. */
export const STREAMS_PER_MEMBER = 40;

/** The time after which a stream that a newer one replaced is opened again, in milliseconds, so that two do not replace each other. */
export const STREAM_REPLACED_MS = 5 * MINUTE_MS;

/** The time after which a file that is in nothing is deleted, in milliseconds: as long as a draft refers to it. */
export const STAGED_FILE_MS = WEEK_MS;

/** The maximum number of uploaded files of a member that are in no message or newsletter yet, within an association. */
export const STAGED_FILES_MAX = 50;

export const ATTACHMENTS_MAX = 20;

export const DELETED_ALBUM_MS = 30 * DAY_MS;

/** The maximum number of documents in a zip. A member can select this many in a few pages of the archive. */
export const ZIP_DOCUMENTS_MAX = 200;

/** The maximum length of a document's name, extension included, in characters. Every file system can store it. */
export const DOCUMENT_NAME_LENGTH_MAX = 200;

export const TAGS_MAX = 20;

export const TAG_LENGTH_MAX = 40;

export const LIST_PAGE_SIZE = 25;

export const LIST_PAGE_SIZE_MAX = 100;

/** The maximum number of rows that are printed: about fifteen sheets, and five calls. */
export const PRINTED_ROWS_MAX = 5 * LIST_PAGE_SIZE_MAX;

export const SEARCH_TEXT_LENGTH_MAX = 200;

export const SEARCH_HITS_PER_KIND = 5;

export const REMARK_LENGTH_MAX = 1000;

/** The highest version that a change can be based on: the column of the next one is an integer of 4 bytes. */
export const VERSION_MAX = 2_147_483_646;

export const SUPPLIER_KEY_LENGTH_MAX = 200;

/** The highest amount that a list of invoices can be filtered by, in cents. */
export const TOTAL_CENTS_MAX = 100_000_000_000_000;

/** The time between "Niet akkoord" and its mail, in milliseconds, so that a wrong press can be undone and no mail is sent. */
export const REJECTION_MAIL_DELAY_MS = 2 * MINUTE_MS;

/** The time between the "Akkoord" of the first checker and the mail to the other, in milliseconds, in which it can be undone. */
export const SECOND_CHECK_MAIL_DELAY_MS = REJECTION_MAIL_DELAY_MS;

/** The time that events about an account are kept, in milliseconds. They have the address and the device of a member. */
export const AUDIT_KEPT_MS = 365 * DAY_MS;

export const SESSION_IDLE_MS = 2 * HOUR_MS;

/** The time for which the former cookie of a renewed session counts, in milliseconds, because a call sent before may arrive late. */
export const RENEWED_SESSION_MS = MINUTE_MS;

export const SESSION_ABSOLUTE_MS = 12 * HOUR_MS;

/** The time after which a member must give the password again before a change of how to sign in, in milliseconds. */
export const SUDO_MS = 10 * MINUTE_MS;

/** The time before `SESSION_IDLE_MS` ends at which the portal asks "Bent u er nog?", in milliseconds. */
export const SESSION_WARNING_MS = 5 * MINUTE_MS;

export const IMPERSONATION_SESSION_MS = HOUR_MS;

export const IMPERSONATION_LINK_MS = 10 * MINUTE_MS;

export const PASSWORD_RESET_MS = HOUR_MS;

/** The time that the link to choose the first password of a new account is valid, in milliseconds. */
export const WELCOME_LINK_MS = WEEK_MS;

/** The maximum number of mails with such a link that a member gets within that time, so that nobody floods a member. */
export const PASSWORD_RESETS_MAX = 3;

export const EMAIL_CHANGE_MS = DAY_MS;

export const EMAIL_UNDO_MS = 72 * HOUR_MS;

export const SIGN_IN_HOLD_MS = 72 * HOUR_MS;

export const SECOND_FACTOR_NOTICE_MS = 2 * WEEK_MS;

/** The time before that day from which a member without a second factor is mailed again, in milliseconds. */
export const SECOND_FACTOR_REMINDER_MS = 3 * DAY_MS;

export const EXPORT_MS = DAY_MS;

/** The time in which a download of an export must start after the password, in milliseconds. */
export const EXPORT_TICKET_MS = MINUTE_MS;

export const EMAIL_RESEND_MS = MINUTE_MS;

/** The maximum number of mails to new e-mail addresses that a member can request in 24 hours. */
export const EMAIL_CHANGES_PER_DAY = 10;

/** The number of failed attempts per minute for one e-mail address, after which the server responds with 429. */
export const ATTEMPTS_PER_MINUTE_PER_EMAIL = 5;

export const ATTEMPTS_PER_MINUTE_PER_CLIENT = 30;

/** The number of failed attempts per minute from one network (an IPv6 /48 holds 65,536 clients), after which the response is 429. */
export const ATTEMPTS_PER_MINUTE_PER_NETWORK = 120;

/** The number of failed attempts in a row from browsers that never signed in, after which those need a new password by mail. */
export const ATTEMPTS_IN_A_ROW_MAX = 100;

/** The longest wait of one browser or address after failed attempts for one account, in milliseconds. */
export const ATTEMPT_WAIT_MS_MAX = 15 * MINUTE_MS;

export const FAILURES_MAILED_FROM = 10;

/**
 * The number of failed attempts of one account that the audit log keeps of an hour: as many as strangers can guess in it.
 * Further ones, such as wrong passkeys from many addresses, would only fill the log.
 */
export const FAILURES_RECORDED_PER_HOUR = 60 * ATTEMPTS_PER_MINUTE_PER_EMAIL;

export const SEARCHES_PER_MINUTE = 120;

export const UPLOADS_PER_MINUTE = 200;

export const ZIPS_PER_MINUTE = 20;

export const COSTLY_CALLS_AT_ONCE = 2;

/** The number of further costly calls of one member that wait for their turn. More are refused with 429. */
export const COSTLY_CALLS_WAITING_MAX = 10;

export const COSTLY_CALL_WAIT_MS_MAX = 5000;

/** The maximum time of one statement of a search, in milliseconds. Then the search is refused with 503. */
export const SEARCH_STATEMENT_MS_MAX = 2000;

export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 128;

/** The digits of a code, its period in seconds, and the periods that the clock of the device may differ (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;
export const TOTP_DRIFT_STEPS = 1;

export const RECOVERY_CODES = 10;

export const TOTP_SETUP_MS = HOUR_MS;

export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

export const PASSKEYS_MAX = 20;

export const PASSKEY_NAME_LENGTH_MAX = 60;

/** The maximum number of access tokens of a member. Expired tokens that the list still shows do not count. */
export const ACCESS_TOKENS_MAX = 20;

export const ACCESS_TOKEN_NAME_LENGTH_MAX = 60;

/** The time that an expired access token stays in the list, so that the member sees why an app stopped, in milliseconds. */
export const EXPIRED_TOKEN_MS = 30 * DAY_MS;

/** The time for which a browser is recognised after the last sign-in, in milliseconds: the maximum of cookies. */
export const DEVICE_MS = 400 * DAY_MS;

export const TOAST_MS = 5000;

export const SHORT_TOAST_MS = 1500;

/** The time in which somebody who leads a meeting can take back a press, in milliseconds. */
export const MEETING_UNDO_MS = 30_000;

/** The minimum viewport width (inclusive) of the layout for tablets and desktops, in pixels. */
export const TABLET_PX_MIN = 768;

export const CHUNK_TIMEOUT_MS = 120_000;

/** The key of the persisted client state in the browser's storage. It is fixed, so that members find their state again. */
export const PERSISTED_STATE_KEY = 'mijn-portaal-2025';

/** The cookie of a browser with its own colour scheme or text size, because its pages need them before the first paint. */
export const APPEARANCE_COOKIE = 'mijn_appearance';

/** The maximum length of the text of a maintenance banner, in characters: four lines on a phone. */
export const MAINTENANCE_TEXT_LENGTH_MAX = 200;

/** The cookie with the id of the maintenance banner that the visitor closed, so that the server does not draw it again. */
export const CLOSED_BANNER_COOKIE = 'mijn_closed_banner';

export const DRAFTS_MAX = 20;

/** The maximum length of a stored draft, in characters: several times the longest text of a form. */
export const DRAFT_LENGTH_MAX = 200_000;

export const DRAFT_MS = 30 * DAY_MS;

/** The time for which the drafts of a member are kept while another member uses the browser, in milliseconds. */
export const DRAFT_OF_OTHER_MS = DAY_MS;

export const AMOUNT_DIGITS_MAX = 11;

/** The minimum number of words of a report: "Lift staat stil" says enough. */
export const REPORT_WORDS_MIN = 3;

export const REPORT_TEXT_LENGTH_MAX = 10_000;

export const REACTION_TEXT_LENGTH_MAX = 5000;

/** The maximum length of the place of a defect, in characters. */
export const PLACE_LENGTH_MAX = 200;

export const REPORT_PHOTOS_MAX = 8;

export const REPORTS_PER_DAY = 20;

export const REACTIONS_PER_DAY = 50;

/** The time after which the author of a reaction can't edit or delete it any more, in milliseconds. */
export const REACTION_EDIT_MS = 15 * MINUTE_MS;

/** The maximum number of reports that are joined to one action item (inclusive): one of each apartment of a large building. */
export const JOINED_REPORTS_MAX = 50;

/** The time after which the reporter can't reopen an action item that is done, in milliseconds. */
export const REOPEN_MS = 30 * DAY_MS;

/** The number of files that the portal takes from one share: eight photos and a video. */
export const SHARED_FILES_MAX = 9;
/** Milliseconds: shared files that no page takes are deleted after an hour. */
export const SHARED_FILES_MS = HOUR_MS;

/** The devices of a member that receive pushes. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
/** The time that a device receives pushes after the last session of its member on it, in milliseconds. */
export const PUSH_LEFT_MS = 30 * DAY_MS;

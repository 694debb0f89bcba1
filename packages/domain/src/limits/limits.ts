const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The newest major version of each browser that still gets the warning (specification §9).
 * Internet Explorer gets it whatever its version.
 */
export const LAST_OUTDATED_MAJOR_VERSION = {
  Safari: 15,
  Edge: 18,
  Firefox: 65,
  Chrome: 98,
} as const;

/** Milliseconds that a meeting lasts in a calendar when nobody said when it ends. */
export const MEETING_MS = 2 * HOUR;

/** Milliseconds that a meeting stays in the calendar feed after it began: a year. */
export const CALENDAR_PAST_MS = 365 * 24 * HOUR;

/** Hours after which a calendar program is asked to look at the feed again. */
export const CALENDAR_REFRESH_HOURS = 4;

/** As shown to people: 25 MB is 25.000.000 bytes. */
const MEGABYTE = 1_000_000;

/** Bytes of one document at most (decisions §7). */
export const DOCUMENT_BYTES_MAX = 25 * MEGABYTE;

/** Documents in one zip at most: what a member can select in a few pages of the archive. */
export const ZIP_DOCUMENTS_MAX = 200;

/** Characters of a document's name at most, extension included: what every file system can store. */
export const DOCUMENT_NAME_LENGTH_MAX = 200;

/** Tags on one document at most. */
export const TAGS_MAX = 20;

/** Characters of one tag at most. */
export const TAG_LENGTH_MAX = 40;

/** Rows on a page when the call does not say (decisions §2). */
export const LIST_PAGE_SIZE = 25;

/** Rows on a page at most (decisions §2). */
export const LIST_PAGE_SIZE_MAX = 100;

/** Characters of a search at most. */
export const SEARCH_TEXT_LENGTH_MAX = 200;

/** Hits of each kind that a search over everything shows. */
export const SEARCH_HITS_PER_KIND = 5;

/** Characters of a checker's remark at most. */
export const REMARK_LENGTH_MAX = 1000;

/** Milliseconds without a call after which a session ends (decisions §3). */
export const SESSION_IDLE_MS = 2 * HOUR;

/** Milliseconds after which a session ends in any case (decisions §3). */
export const SESSION_ABSOLUTE_MS = 12 * HOUR;

/** Milliseconds before the idle limit at which the portal asks "Bent u er nog?" (decisions §3). */
export const SESSION_WARNING_MS = 5 * MINUTE;

/** Milliseconds that a session of provider staff lasts at most (decisions §3). */
export const IMPERSONATION_SESSION_MS = HOUR;

/** Milliseconds within which provider staff must use a signed link (decisions §3). */
export const IMPERSONATION_LINK_MS = 10 * MINUTE;

/** Milliseconds that the link of a password reset works (decisions §3). */
export const PASSWORD_RESET_MS = HOUR;

/** Failed attempts a minute for one e-mail address, after which 429 follows (decisions §3). */
export const ATTEMPTS_PER_MINUTE_PER_EMAIL = 5;

/** Failed attempts a minute from one client address, after which 429 follows (decisions §3). */
export const ATTEMPTS_PER_MINUTE_PER_CLIENT = 30;

/** Characters of a new password (decisions §3). */
export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 128;

/** One code of the second factor: digits, seconds it is valid, steps of drift (RFC 6238; decisions §3). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;
export const TOTP_DRIFT_STEPS = 1;

/** Milliseconds that a toast stays by default (specification §9). */
export const TOAST_MS = 5000;

/** Milliseconds that a toast of the helper stays (specification §9). */
export const SHORT_TOAST_MS = 1500;

/** Width in pixels up to which toasts stand at the bottom, and the phone's layout is used (specification §9). */
export const SMALL_SCREEN_PX = 768;

/** Milliseconds after which the loading of a further script chunk has failed (specification §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The fixed key of the persisted client state; it includes 2025 (specification §9). */
export const PERSISTED_STATE_KEY = 'mijn-portaal-2025';

/** Drafts that a browser keeps at most; the oldest goes first. */
export const DRAFTS_MAX = 20;

/** Characters of one stored draft at most: several times the longest text that a form takes. */
export const DRAFT_LENGTH_MAX = 200_000;

/** Milliseconds that a draft is kept when nobody comes back to it. */
export const DRAFT_MS = 30 * 24 * HOUR;

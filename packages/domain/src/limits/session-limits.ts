const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

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

/** One-time recovery codes that a member gets (decisions §3). */
export const RECOVERY_CODES = 10;

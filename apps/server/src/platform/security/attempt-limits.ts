import {
  ATTEMPTS_PER_MINUTE_PER_CLIENT,
  ATTEMPTS_PER_MINUTE_PER_EMAIL,
  ATTEMPTS_PER_MINUTE_PER_NETWORK,
  ATTEMPT_WAIT_MS_MAX,
  HOUR_MS,
  MINUTE_MS,
} from '@mijn/domain/limits';
import { clientOf, networkOf } from './client-networks.ts';
import { hashToken } from './digest.ts';

/** Secrets that somebody can guess in time, which are limited for each account (docs/security/attempts.md). */
const guessKinds = ['login', 'two_factor', 'sudo', 'stop_waiting'] as const;

/** Calls that send mails, which each client may repeat a few times for one account. */
const requestKinds = ['email_change', 'forgot_password'] as const;

/**
 * What proves itself, because nobody guesses it: links of 256 bits, recovery codes of 59, keys of apps and calendars, and the
 * signature of a passkey.
 */
const proofKinds = [
  'passkey',
  'recovery_code',
  'reset_password',
  'email_link',
  'impersonate',
  'calendar_feed',
  'access_token',
] as const;

/** All kinds of attempts that are counted, for the test of docs/security/attempts.md. */
export const attemptKinds = [...guessKinds, ...requestKinds, ...proofKinds];

type CountedKind = (typeof guessKinds | typeof requestKinds)[number];

const isGuess = (kind: CountedKind): boolean => guessKinds.some((guess) => guess === kind);

/** A proof that was wrong. It counts for its client alone, so that nobody shuts out the member whose proof is right. */
export interface WrongProof {
  kind: (typeof proofKinds)[number];
  ip: string;
}

/** An attempt that is counted before it is checked. */
export interface Attempt {
  kind: CountedKind;
  /** An e-mail address, or the id of a user. */
  target: string;
  ip: string;
  /** The hash of a known browser's token. Its attempts count apart, so that strangers do not lock it out (docs/decisions/0219). */
  knownBrowser?: Buffer | undefined;
}

export interface Limit {
  /** The hash of what is limited: kind and target, kind and client, or all three. */
  subject: Buffer;
  /** The time in milliseconds in which attempts count. */
  windowMs: number;
  /** The number of recent attempts that matter. */
  max: number;
  /** Returns from when the next attempt is allowed, in milliseconds. @param times the recent attempts, newest first. */
  allowedFrom: (times: readonly number[]) => number;
}

const perMinute = (text: string, max: number): Limit => ({
  subject: hashToken(text),
  windowMs: MINUTE_MS,
  max,
  allowedFrom: (times) => {
    const blocking = times[max - 1];
    return blocking === undefined ? 0 : blocking + MINUTE_MS;
  },
});

/** The number of attempts in an hour after which the wait has reached `ATTEMPT_WAIT_MS_MAX`. */
const GROWTH_MAX = ATTEMPTS_PER_MINUTE_PER_EMAIL + Math.ceil(Math.log2(ATTEMPT_WAIT_MS_MAX / MINUTE_MS));

/** Allows five attempts in an hour, and then one after a minute, two minutes, four minutes and so on. */
const withGrowingWait = (text: string): Limit => ({
  subject: hashToken(text),
  windowMs: HOUR_MS,
  max: GROWTH_MAX,
  allowedFrom: (times) => {
    const [newest] = times;
    const further = times.length - ATTEMPTS_PER_MINUTE_PER_EMAIL;
    if (newest === undefined || further < 0) return 0;
    return newest + Math.min(ATTEMPT_WAIT_MS_MAX, 2 ** further * MINUTE_MS);
  },
});

const textOf = (kind: string, target: string): string => `${kind}:target:${target.toLowerCase()}`;

/** The hashes of the texts are the subjects of attempts. With a known browser, the hash of its token follows. */
export const attemptTexts = (targets: readonly string[]): string[] =>
  [...guessKinds, ...requestKinds].flatMap((kind) => targets.map((target) => textOf(kind, target)));

/** Returns the limit on one browser, or on one address, for one account. It ends when an attempt succeeds. */
export function ownLimitOf({ kind, target, ip, knownBrowser }: Attempt): Limit {
  const text = textOf(kind, target);
  const own = knownBrowser ? `${text}${knownBrowser.toString('hex')}` : `${text}:from:${clientOf(ip)}`;
  return isGuess(kind) ? withGrowingWait(own) : perMinute(own, ATTEMPTS_PER_MINUTE_PER_EMAIL);
}

/** All calls lock in the same order, so that two calls never wait for each other. */
const inOrder = (limits: readonly Limit[]): Limit[] =>
  limits.toSorted((one, other) => Buffer.compare(one.subject, other.subject));

function clientLimits({ kind, ip }: Pick<Attempt | WrongProof, 'kind' | 'ip'>): Limit[] {
  const network = networkOf(ip);
  return [
    perMinute(`${kind}:client:${clientOf(ip)}`, ATTEMPTS_PER_MINUTE_PER_CLIENT),
    ...(network === undefined
      ? []
      : [perMinute(`${kind}:network:${network}`, ATTEMPTS_PER_MINUTE_PER_NETWORK)]),
  ];
}

export const limitsOfProof = (wrong: WrongProof): Limit[] => inOrder(clientLimits(wrong));

/** A guess has a limit for its account, too. A request has none, because strangers would use it up. */
export function limitsOf(attempt: Attempt): Limit[] {
  const { kind, target, knownBrowser } = attempt;
  if (knownBrowser) return [ownLimitOf(attempt)];
  const ofAccount = isGuess(kind) ? [perMinute(textOf(kind, target), ATTEMPTS_PER_MINUTE_PER_EMAIL)] : [];
  return inOrder([...ofAccount, ownLimitOf(attempt), ...clientLimits(attempt)]);
}

/** Returns the subject of the attempts in a row by browsers that are not known, or undefined for a kind without a maximum. */
export const rowSubjectOf = ({ kind, target }: Pick<Attempt, 'kind' | 'target'>): Buffer | undefined =>
  isGuess(kind) ? hashToken(textOf(kind, target)) : undefined;

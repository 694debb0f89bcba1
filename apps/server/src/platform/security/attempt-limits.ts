import {
  ATTEMPTS_PER_MINUTE_PER_CLIENT,
  ATTEMPTS_PER_MINUTE_PER_EMAIL,
  ATTEMPTS_PER_MINUTE_PER_NETWORK,
  ATTEMPT_WAIT_MS_MAX,
} from '@mijn/domain/limits';
import { clientOf, networkOf } from './client-networks.ts';
import { hashToken } from './digest.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A growing wait is for secrets that a person types, a maximum in a row for secrets that can be guessed in time. */
const attemptKinds = {
  login: { hasGrowingWait: true, hasMaximum: true },
  two_factor: { hasGrowingWait: true, hasMaximum: true },
  sudo: { hasGrowingWait: true, hasMaximum: true },
  stop_waiting: { hasGrowingWait: true, hasMaximum: true },
  passkey: { hasGrowingWait: true, hasMaximum: false },
  reset_password: { hasGrowingWait: true, hasMaximum: false },
  email_change: { hasGrowingWait: false, hasMaximum: false },
  email_link: { hasGrowingWait: false, hasMaximum: false },
  forgot_password: { hasGrowingWait: false, hasMaximum: false },
  impersonate: { hasGrowingWait: false, hasMaximum: false },
  calendar_feed: { hasGrowingWait: false, hasMaximum: false },
  access_token: { hasGrowingWait: false, hasMaximum: false },
} as const;

type AttemptKind = keyof typeof attemptKinds;

export interface Attempt {
  kind: AttemptKind;
  /** An e-mail address, the id of a user or passkey, or the secret of a link. */
  target: string;
  ip: string;
  /** The hash of a known browser's token. Its attempts count apart, so that strangers do not lock it out (decision 200). */
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
  Object.keys(attemptKinds).flatMap((kind) => targets.map((target) => textOf(kind, target)));

/** Returns the limit on one browser, or on one address, for one account. It ends when an attempt succeeds. */
export function ownLimitOf({ kind, target, ip, knownBrowser }: Attempt): Limit {
  const text = textOf(kind, target);
  const own = knownBrowser ? `${text}${knownBrowser.toString('hex')}` : `${text}:from:${clientOf(ip)}`;
  return attemptKinds[kind].hasGrowingWait
    ? withGrowingWait(own)
    : perMinute(own, ATTEMPTS_PER_MINUTE_PER_EMAIL);
}

export function limitsOf(attempt: Attempt): Limit[] {
  const { kind, target, ip, knownBrowser } = attempt;
  if (knownBrowser) return [ownLimitOf(attempt)];
  const network = networkOf(ip);
  const limits = [
    perMinute(textOf(kind, target), ATTEMPTS_PER_MINUTE_PER_EMAIL),
    perMinute(`${kind}:client:${clientOf(ip)}`, ATTEMPTS_PER_MINUTE_PER_CLIENT),
    ...(attemptKinds[kind].hasGrowingWait ? [ownLimitOf(attempt)] : []),
    ...(network === undefined
      ? []
      : [perMinute(`${kind}:network:${network}`, ATTEMPTS_PER_MINUTE_PER_NETWORK)]),
  ];
  // All calls lock in the same order, so that two calls never wait for each other.
  return limits.toSorted((one, other) => Buffer.compare(one.subject, other.subject));
}

/** Returns the subject of the attempts in a row by browsers that are not known, or undefined for a kind without a maximum. */
export const rowSubjectOf = ({ kind, target }: Pick<Attempt, 'kind' | 'target'>): Buffer | undefined =>
  attemptKinds[kind].hasMaximum ? hashToken(textOf(kind, target)) : undefined;

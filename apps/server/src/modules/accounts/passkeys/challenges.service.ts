import { PASSKEY_CHALLENGE_MS } from '@mijn/domain/limits';
import { latestStored } from '../../../platform/security/clock.ts';
import { hashToken, isSigned, newToken, sign } from '../../../platform/security/digest.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { insertUsedChallenge } from './passkeys.repository.ts';

type Needs = Pick<Services, 'database' | 'now' | 'secret'>;

export interface ChallengeScope {
  purpose: 'add' | 'login' | 'second_factor' | 'stop_waiting' | 'sudo';
  /** The session; for a login the session cookie of the browser, which has no session yet; for the stop the link. */
  holder: string;
}

export const refused = (): AppError => new AppError('passkey_refused');

const purposeOf = ({ purpose }: ChallengeScope): string => `passkey_${purpose}`;
const signedText = ({ holder }: ChallengeScope, content: string): string => `${holder}:${content}`;

/** A challenge carries its end and a signature over its scope, so that it is stored only when it is used. */
export function createChallenge({ now, secret }: Needs, scope: ChallengeScope): string {
  const content = `${newToken()}.${now().getTime() + PASSKEY_CHALLENGE_MS}`;
  return `${content}.${sign(secret, purposeOf(scope), signedText(scope, content))}`;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const isGiven = typeof data === 'object' && data !== null && 'challenge' in data;
    return isGiven && typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Redeems the challenge also if the rest of the response is wrong. @param clientData in base64url. @returns the challenge as
 * the browser encoded it. @throws AppError `passkey_refused` if it is of another scope, has expired, or was used.
 */
export async function redeemChallenge(
  { database, now, secret }: Needs,
  scope: ChallengeScope,
  clientData: string,
): Promise<string> {
  const challenge = challengeIn(clientData);
  if (challenge === undefined) throw refused();
  const [token = '', end = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const content = `${token}.${end}`;
  const expires_at = new Date(Number(end));
  const isOpen =
    isSigned(secret, purposeOf(scope), signedText(scope, content), signature) &&
    expires_at > now() &&
    expires_at.getTime() <= latestStored(now()).getTime() + PASSKEY_CHALLENGE_MS;
  if (!isOpen) throw refused();
  const row = { challenge_hash: hashToken(content), expires_at };
  if (!(await insertUsedChallenge(database.queries, row))) throw refused();
  return challenge;
}

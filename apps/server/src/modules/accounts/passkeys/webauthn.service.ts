import { PASSKEY_CHALLENGE_MS } from '@mijn/domain/limits';
import {
  type CreationOptions,
  type NewPasskey,
  type PasskeyResponse,
  passkeyTransports,
  type RequestOptions,
} from '@mijn/domain/passkeys';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Config } from '../../../platform/config/read-config.ts';
import { refused } from './challenges.service.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** Loading takes a third of a second and 27 MB, so it waits for the first passkey (docs/decisions/0145). */
const library = () => import('@simplewebauthn/server');

/** The identifiers of the algorithms that the server verifies (COSE): ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

type Site = Pick<Config, 'appUrl' | 'brand'>;

const knownPasskeys = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: passkeyTransports.filter((transport) => transports.includes(transport)),
  }));

const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** `passkeys` are those that the user has. */
export function creationOptions(
  { appUrl, brand }: Site,
  user: { id: string; email: string; name: string },
  { challenge, passkeys }: { challenge: string; passkeys: readonly PasskeyRow[] },
): CreationOptions {
  return {
    challenge: encode(challenge),
    rp: { id: appUrl.hostname, name: brand.portal_name },
    user: { id: encode(user.id), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: knownPasskeys(passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/** Returns the options with which a browser proves something with one of the passkeys, or with any passkey. */
export function requestOptions(
  { appUrl }: Site,
  { challenge, passkeys }: { challenge: string; passkeys: readonly PasskeyRow[] },
): RequestOptions {
  return {
    challenge: encode(challenge),
    rpId: appUrl.hostname,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: knownPasskeys(passkeys),
  };
}

/** Converts the exceptions of the library, which are all about the response. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw refused();
  }
}

const common = ({ appUrl }: Site) => ({
  expectedOrigin: appUrl.origin,
  expectedRPID: appUrl.hostname,
  requireUserVerification: true,
});

/** @param challenge as `redeemChallenge` returns it. @throws AppError `passkey_refused`. */
export async function verifyNewPasskey(
  site: Site,
  { id, response }: NewPasskey,
  challenge: string,
): Promise<WebAuthnCredential> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      ...common(site),
      expectedChallenge: challenge,
      supportedAlgorithmIDs: ALGORITHMS,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
    }),
  );
  if (registrationInfo?.credential.id !== id) throw refused();
  return registrationInfo.credential;
}

/** Returns the authenticator's new counter. @param challenge from `redeemChallenge`. @throws AppError `passkey_refused`. */
export async function verifyResponse(
  site: Site,
  { credential_id, public_key, counter }: PasskeyRow,
  { response: { clientDataJSON, authenticatorData, signature } }: PasskeyResponse,
  challenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      ...common(site),
      expectedChallenge: challenge,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
      response: {
        id: credential_id,
        rawId: credential_id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
    }),
  );
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, NewPasskey, PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';

export interface Oddities {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** The key that signs, if it is not the key of the passkey. */
  signer?: TestAuthenticator;
}

/** The signatures of the authenticator are real. */
export interface TestAuthenticator {
  credentialId: string;
  /** The public key as COSE. */
  publicKey: Buffer;
  create: (options: CreationOptions, oddities?: Oddities) => NewPasskey;
  response: (options: RequestOptions, oddities?: Oddities) => PasskeyResponse;
  sign: (data: Buffer) => Buffer;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Returns the head of a CBOR item (RFC 8949 §3). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([major * 32 + value]);
  if (value < 256) return Buffer.from([major * 32 + 24, value]);
  return Buffer.from([major * 32 + 25, Math.floor(value / 256), value % 256]);
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** Uses a P-256 key. @param site the origin of the portal that its browser shows. */
export function createAuthenticator(site: URL): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  // A key of the kind EC2 (2), for ES256 (-7), on the curve P-256 (1), as in RFC 9053 §7.1.
  const cose = encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left],
      [-3, right],
    ]),
  );
  const credential = randomBytes(32);
  let counter = 0;
  let user = '';

  const clientData = (type: string, challenge: string, oddities: Oddities): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: oddities.type ?? type,
        challenge: oddities.challenge ?? challenge,
        origin: oddities.origin ?? site.origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, oddities: Oddities, attested = Buffer.alloc(0)): Buffer => {
    counter = oddities.counter ?? counter + 1;
    const verified = (oddities.isVerified ?? true) ? USER_VERIFIED : 0;
    const flags = USER_PRESENT + verified + (attested.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(oddities.rpId ?? rpId), number(flags, 1), number(counter, 4), attested]);
  };
  const signature = (data: Buffer): Buffer => sign('sha256', data, privateKey);

  return {
    credentialId: credential.toString('base64url'),
    publicKey: cose,
    sign: signature,
    create: ({ challenge, rp, user: { id } }, oddities = {}) => {
      user = id;
      const attested = Buffer.concat([Buffer.alloc(16), number(credential.length, 2), credential, cose]);
      const authData = authenticatorData(rp.id, oddities, attested);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: credential.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, oddities).toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    response: ({ challenge, rpId }, oddities = {}) => {
      const client = clientData('webauthn.get', challenge, oddities);
      const authData = authenticatorData(rpId, oddities);
      const by = oddities.signer?.sign ?? signature;
      const userHandle = oddities.userHandle === undefined ? user : oddities.userHandle;
      return {
        id: credential.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: by(Buffer.concat([authData, sha256(client)])).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export const CURVE = 'prime256v1';

const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
/** The size of a record. A push is one record, and push services take at most this many bytes. */
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
/** The byte that ends the text of the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.from([2]);

/** The public key and the secret of a device, in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** What a push uses once. Tests replace it with the example of the standard. */
interface Once {
  privateKey?: Buffer;
  salt?: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Returns whether a text is a public key of a device, which is a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Returns the body of a push, which only the device can read (RFC 8291). @throws an error for a key that is no point of the curve. */
export function encryptPush(text: string, device: DeviceKeys, { privateKey, salt }: Once = {}): Buffer {
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const deviceKey = Buffer.from(device.p256dh, 'base64url');
  const given = salt ?? randomBytes(SALT_BYTES);

  const shared = own.computeSecret(deviceKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, ownKey]);
  const secret = derive(shared, Buffer.from(device.auth, 'base64url'), info, SECRET_BYTES);
  const key = derive(secret, given, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, given, 'Content-Encoding: nonce\0', NONCE_BYTES);

  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(ownKey.length, 4);
  return Buffer.concat([
    given,
    header,
    ownKey,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { CURVE, type DeviceKeys } from '../encrypt-push.ts';

interface Device {
  keys: DeviceKeys;
  /** Returns the text of the body of a push, as a browser reads it. @throws an error for a push to another device. */
  read: (body: Buffer) => string;
}

const TAG_BYTES = 16;

/** Creates the keys of a device, which reads pushes by the other side of RFC 8291. */
export function createDevice(): Device {
  const own = createECDH(CURVE);
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(own.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

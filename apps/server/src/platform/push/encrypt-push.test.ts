import { describe, expect, it } from '@jest/globals';
import { encryptPush, isPublicKey } from './encrypt-push.ts';
import { createDevice } from './testing/device.ts';

/** The example of RFC 8291 §5. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3' +
    'jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the body of a push', () => {
  it('is that of the example in the standard', () => {
    const { text, device, privateKey, salt, body } = example;
    expect(encryptPush(text, device, { privateKey, salt }).toString('base64url')).toBe(body);
  });

  it('is read by the device alone, and differs each time', () => {
    const device = createDevice();
    const text = '{"title":"Nieuw bericht “één”"}';
    expect(device.read(encryptPush(text, device.keys))).toBe(text);
    expect(encryptPush(text, device.keys)).not.toEqual(encryptPush(text, device.keys));
    expect(() => createDevice().read(encryptPush(text, device.keys))).toThrow();
  });
});

describe('a public key', () => {
  it.each([
    ['that of the example', example.device.p256dh, true],
    ['no point of the curve', Buffer.alloc(65, 4).toString('base64url'), false],
    ['too short', example.device.p256dh.slice(0, 40), false],
    ['empty', '', false],
  ])('is a point of the curve: %s', (_, p256dh, isOne) => {
    expect(isPublicKey(p256dh)).toBe(isOne);
  });
});

import { describe, expect, it } from '@jest/globals';
import { deviceName, deviceOf } from './devices.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox op Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari op iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari op iPad',
      'tablet',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome op Android', 'phone'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
      'Edge op macOS',
      'computer',
    ],
    ['curl/8.5.0', 'Onbekend apparaat', 'computer'],
    ['', 'Onbekend apparaat', 'computer'],
    [null, 'Onbekend apparaat', 'computer'],
  ])('%s is %s', (userAgent, name, kind) => {
    const device = deviceOf(userAgent);
    expect([deviceName(device), device.kind]).toEqual([name, kind]);
  });
});

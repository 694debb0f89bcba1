import { describe, expect, it } from '@jest/globals';
import { readS3Address } from './s3-address.ts';

describe('FILES_URL', () => {
  it.each(['http://archief', 's3://', 's3://archief?endpoint=nergens', 'archief'])(
    'is refused if it is %p',
    (filesUrl) => {
      expect(() => readS3Address(filesUrl)).toThrow('FILES_URL must be s3://');
    },
  );

  it('is read with keys and without', () => {
    expect(readS3Address('s3://key:ge%2Fheim@archief/map/?region=eu-central-1')).toEqual({
      bucket: 'archief',
      prefix: 'map/',
      region: 'eu-central-1',
      endpoint: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'ge/heim' },
    });
    expect(readS3Address('s3://archief')).toMatchObject({ prefix: '', credentials: undefined });
  });
});

import { describe, expect, it } from '@jest/globals';
import { failureText } from './texts.ts';

describe('what an error means to somebody who leads a meeting', () => {
  it('is that members still vote before the meeting, if a ballot is opened before its time', () => {
    expect(failureText({ kind: 'response', status: 409, code: 'meeting_not_begun', message: '' })).toBe(
      'De vergadering is nog niet begonnen. Leden kunnen tot dat moment vooraf stemmen. Open de stemming als de vergadering begint.',
    );
  });
});

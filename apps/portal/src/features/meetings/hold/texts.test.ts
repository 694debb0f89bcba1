import { describe, expect, it } from '@jest/globals';
import { failureText } from './texts.ts';

describe('what an error means to somebody who leads a meeting', () => {
  it('is that members still vote before the meeting, if a ballot is opened before its time', () => {
    expect(failureText({ kind: 'response', status: 409, code: 'meeting_not_begun', message: '' })).toBe(
      'De vergadering is nog niet begonnen. Leden kunnen tot dat moment vooraf stemmen. Open de stemming als de vergadering begint.',
    );
  });

  it('is what cannot be recorded, if the server does not take a field', () => {
    const refusal = (field: string) =>
      failureText({
        kind: 'response',
        status: 422,
        code: 'validation_failed',
        message: '',
        errors: { [field]: [{ code: 'not_allowed' }] },
      });
    expect(refusal('item_id')).toMatch(/^Dit punt is verwijderd/u);
    expect(refusal('apartment_id')).toMatch(/^Dit appartement is niet meer aanwezig/u);
    expect(refusal('attendee')).toMatch(/^Deze persoon kan niet meer aanwezig zijn/u);
  });
});

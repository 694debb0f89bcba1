import { describe, expect, it } from '@jest/globals';
import { errorStatuses, fieldErrorCodes, isErrorCode } from '@mijn/domain/errors';
import { GENERAL_ERROR_TEXT } from '../errors/errors.ts';
import { meetingErrorTexts } from './meeting-texts.ts';
import { addErrorTexts, errorText, errorTexts, fieldErrorTexts, fieldErrorTextsOf } from './texts.ts';
import { notices } from './notices.ts';

describe('the texts of the error codes', () => {
  it('exist for all codes of the table and for no others', () => {
    const all = [...Object.keys(errorTexts), ...Object.keys(meetingErrorTexts)];
    expect(all.sort()).toEqual(Object.keys(errorStatuses).sort());
    expect(Object.keys(fieldErrorTexts).sort()).toEqual([...fieldErrorCodes].sort());
  });

  it.each([
    ['invalid_credentials', 'Ongeldige gebruikersnaam en / of wachtwoord.'],
    ['impersonation_link_invalid', 'Je kon niet worden ingelogd.'],
    ['too_many_requests', 'Te veel verzoeken, probeer het later opnieuw.'],
  ])('have the fixed text for %s', (code, text) => {
    if (!isErrorCode(code)) throw new Error(`${code} is not in the catalogue.`);
    expect(errorText({ kind: 'response', status: errorStatuses[code], code, message: '' })).toBe(text);
  });

  it.each([
    [1, 'Probeer het over 1 seconde opnieuw.'],
    [45, 'Probeer het over 45 seconden opnieuw.'],
    [60, 'Probeer het over 1 minuut opnieuw.'],
    [61, 'Probeer het over 2 minuten opnieuw.'],
  ])('say how long too many requests last: %i seconds', (retry_after_s, text) => {
    const error = { kind: 'response', status: 429, code: 'too_many_requests', message: '' } as const;
    expect(errorText({ ...error, retry_after_s })).toBe(text);
  });

  it('are general for a code of a meeting, until its texts are added', () => {
    const error = { kind: 'response', status: 409, code: 'ballot_open', message: '' } as const;
    expect(errorText(error)).toBe(GENERAL_ERROR_TEXT);
    addErrorTexts(meetingErrorTexts);
    expect(errorText(error)).toBe('Er is al een stemming open. Sluit die eerst.');
  });

  it('contain the maximum size for a file that is too large', () => {
    const params = { limit: 25_000_000 };
    expect(
      errorText({ kind: 'response', status: 413, code: 'payload_too_large', message: '', params }),
    ).toContain('25 MB');
  });

  it('say how much of its quota an association uses, if the server says so', () => {
    const error = { kind: 'response', status: 422, code: 'quota_exceeded', message: '' } as const;
    expect(errorText({ ...error, params: { used: 9_500_000_000, limit: 10_000_000_000 } })).toContain(
      'Uw vereniging gebruikt 9,5 GB van 10 GB.',
    );
    expect(errorText(error)).toContain('De ruimte van uw vereniging is op.');
  });

  it('say that a file without bytes is empty', () => {
    const error = { kind: 'response', status: 422, code: 'file_empty', message: '' } as const;
    expect(errorText(error)).toContain('leeg');
  });

  it('have a code to read out for an unexpected error', () => {
    const error = { kind: 'response', status: 500, code: 'internal_error', message: '' } as const;
    expect(errorText({ ...error, request_id: '3f2a9c1b-0b0e-4c6f-9a57-1f2e3d4c5b6a' })).toBe(
      'Er ging iets mis bij ons. Probeer het later opnieuw. Blijft dit gebeuren? Noem dan code 3f2a9c1b als u contact met ons opneemt.',
    );
    expect(errorText(error)).toBe('Er ging iets mis bij ons. Probeer het later opnieuw.');
  });

  it('are empty for a cancelled call', () => {
    expect(errorText({ kind: 'cancelled' })).toBe('');
  });
});

/** A code of a server that is newer than the page, or of another back end. */
const newer = (code: string) => Object(code).valueOf();

describe('the texts of codes that the catalogue does not have', () => {
  it.each(['newer', 'constructor', '__proto__'])('are general: %s', (code) => {
    const error = { kind: 'response', status: 409, code: newer(code), message: '' } as const;
    expect(errorText(error)).toBe('Dit is niet gelukt. Ververs de pagina en probeer het opnieuw.');
    expect(fieldErrorTextsOf({ name: [{ code: newer(code), params: { max: 1 } }] })).toEqual({
      name: 'Dit is niet goed ingevuld.',
    });
  });

  it.each([
    ['not_this_api', 'Er kwam een antwoord dat niet van het portaal is.'],
    ['not_sent', 'Dit kon niet worden verstuurd.'],
    ['invalid_response', 'Het portaal gaf een antwoord dat niet klopt.'],
  ] as const)('say what went wrong without a code: %s', (kind, text) => {
    expect(errorText({ kind, message: 'For developers.' })).toContain(text);
  });
});

describe('the texts below fields', () => {
  it('show the first error of each field with its params', () => {
    const texts = fieldErrorTextsOf({
      password: [{ code: 'too_short', params: { min: 12 } }, { code: 'common_password' }],
      email: [{ code: 'required' }],
    });
    expect(texts).toEqual({ password: 'Gebruik minstens 12 tekens.', email: 'Vul dit veld in.' });
  });
});

describe('the fixed notices', () => {
  it('contain the file and the reason of a failed upload', () => {
    expect(notices.uploadFailed('notulen.pdf', 'te groot')).toBe(
      'Het bestand "notulen.pdf" kon niet worden geupload: te groot',
    );
  });
  it('contain the association that could not be chosen', () => {
    expect(notices.associationSwitchFailed('VvE De Kade')).toBe(
      'De geselecteerde vereniging kon niet worden aangepast naar VvE De Kade. Probeer het later nog eens.',
    );
  });
});

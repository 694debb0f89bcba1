import { describe, expect, it } from '@jest/globals';
import type { FieldErrors } from '@mijn/domain/errors';
import { toFormFault } from './form-faults.ts';

const response = { kind: 'response', status: 422, message: '' } as const;

describe('an API error in a form', () => {
  it('is shown at the fields that the error contains', async () => {
    const error = {
      ...response,
      code: 'validation_failed' as const,
      errors: { code: [{ code: 'invalid_code' as const }] },
    };
    expect(await toFormFault(error)).toEqual({
      fields: { code: 'Deze code klopt niet. Controleer de code, of gebruik een andere.' },
    });
  });

  it('is shown at the field of its code, such as the e-mail field for a refused login', async () => {
    const error = { ...response, status: 401, code: 'invalid_credentials' as const };
    expect(await toFormFault(error, { fieldOfCode: { invalid_credentials: 'email' } })).toEqual({
      fields: { email: 'Ongeldige gebruikersnaam en / of wachtwoord.' },
    });
  });

  it('is shown above the form if no field caused the error', async () => {
    expect(await toFormFault({ kind: 'network' })).toEqual({
      fields: {},
      form: 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.',
    });
  });

  const newer = (code: string) => Object(code).valueOf();
  const refusal = { ...response, code: 'validation_failed' } as const;
  const HIDDEN = 'Er is iets mis met een veld dat u hier niet ziet: ';
  const REFRESH = 'Ververs de pagina en probeer het opnieuw.';

  const cases: [string, FieldErrors, object][] = [
    [
      'a code that the page does not know',
      { name: [{ code: newer('newer') }] },
      { fields: { name: 'Dit is niet goed ingevuld.' } },
    ],
    [
      'a field that the page does not show, with its text above the form',
      { name: [{ code: 'required' }], iban: [{ code: 'required' }] },
      {
        fields: { name: 'Vul dit veld in.', iban: 'Vul dit veld in.' },
        form: `${HIDDEN}Vul dit veld in. ${REFRESH}`,
      },
    ],
    [
      'the whole form',
      { '': [{ code: 'too_many', params: { max: 3 } }] },
      { fields: { '': 'Kies er hoogstens 3.' }, form: 'Kies er hoogstens 3.' },
    ],
    ['a field without an error', { name: [] }, { fields: {}, form: `Dit is niet gelukt. ${REFRESH}` }],
    ['no field', {}, { fields: {}, form: `Dit is niet gelukt. ${REFRESH}` }],
  ];
  it.each(cases)('has a message about %s', async (_, errors, fault) => {
    expect(await toFormFault({ ...refusal, errors }, { isShown: (name) => name === 'name' })).toEqual(fault);
  });

  it('has the text of a response that is not of the portal', async () => {
    const { form } = await toFormFault({ kind: 'not_this_api', message: 'For developers.' });
    expect(form).toContain('Er kwam een antwoord dat niet van het portaal is.');
  });
});

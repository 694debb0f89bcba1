import { describe, expect, it } from '@jest/globals';
import { toFormFault } from './form-faults.ts';

const answer = { kind: 'answer', status: 422, message: '' } as const;

describe('an error of the wire in a form', () => {
  it('stands at the fields it names', async () => {
    const error = {
      ...answer,
      code: 'validation_failed' as const,
      errors: { code: [{ code: 'invalid_code' as const }] },
    };
    expect(await toFormFault(error)).toEqual({
      fields: { code: 'Deze code klopt niet. Controleer de code, of gebruik een andere.' },
    });
  });

  it('stands at the field that carries its code: a refused login at the e-mail address', async () => {
    const error = { ...answer, status: 401, code: 'invalid_credentials' as const };
    expect(await toFormFault(error, { invalid_credentials: 'email' })).toEqual({
      fields: { email: 'Ongeldige gebruikersnaam en / of wachtwoord.' },
    });
  });

  it('stands above the form when no field is to blame', async () => {
    expect(await toFormFault({ kind: 'network' })).toEqual({
      fields: {},
      form: 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.',
    });
  });
});

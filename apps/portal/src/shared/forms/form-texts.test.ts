import { describe, expect, it } from '@jest/globals';
import { toFormFault } from './form-faults.ts';

const answer = { kind: 'answer', status: 422, message: '' } as const;

describe('an API error in a form', () => {
  it('is shown at the fields that the error contains', async () => {
    const error = {
      ...answer,
      code: 'validation_failed' as const,
      errors: { code: [{ code: 'invalid_code' as const }] },
    };
    expect(await toFormFault(error)).toEqual({
      fields: { code: 'Deze code klopt niet. Controleer de code, of gebruik een andere.' },
    });
  });

  it('is shown at the field of its code, such as the e-mail field for a refused login', async () => {
    const error = { ...answer, status: 401, code: 'invalid_credentials' as const };
    expect(await toFormFault(error, { invalid_credentials: 'email' })).toEqual({
      fields: { email: 'Ongeldige gebruikersnaam en / of wachtwoord.' },
    });
  });

  it('is shown above the form if no field caused the error', async () => {
    expect(await toFormFault({ kind: 'network' })).toEqual({
      fields: {},
      form: 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.',
    });
  });
});

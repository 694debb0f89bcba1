import { beforeEach, describe, expect, it } from '@jest/globals';
import { SubmitButton } from '@mijn/ui/form';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormTextField } from './fields.tsx';
import { PortalForm } from './portal-form.tsx';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** Saves a form with one field, which has no label, and whose save is refused because of some fields. */
async function saveRefusedBy(...names: string[]): Promise<void> {
  const errors = Object.fromEntries(names.map((name) => [name, [{ code: 'required' as const }]]));
  render(
    <PortalForm
      initialValues={{ email: 'a@b.nl' }}
      labels={{}}
      loadSchema={async () => (await import('@mijn/domain/auth/contract')).forgotPasswordBody}
      save={async () => ({ kind: 'answer', status: 422, code: 'validation_failed', message: '', errors })}
    >
      <FormTextField name="email" />
      <SubmitButton>Opslaan</SubmitButton>
    </PortalForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
}

const ABOVE = /dat u hier niet ziet/u;

describe('an error of the server about a field', () => {
  it('is at the field alone, if the form has the field, also without a label', async () => {
    await saveRefusedBy('email');
    const field = screen.getByRole('textbox', { name: 'email' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(ABOVE)).toBeNull();
  });

  it('is above the form, if the form does not have the field', async () => {
    await saveRefusedBy('iban');
    expect(await screen.findByText(ABOVE)).not.toBeNull();
  });
});

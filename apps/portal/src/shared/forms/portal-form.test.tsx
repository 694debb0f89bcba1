import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SubmitButton } from '@mijn/ui/form';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormPasswordField, FormTextField } from './fields.tsx';
import { PortalForm } from './portal-form.tsx';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

async function saveRefusedBy(...names: string[]): Promise<void> {
  const errors = Object.fromEntries(names.map((name) => [name, [{ code: 'required' as const }]]));
  render(
    <PortalForm
      initialValues={{ email: 'a@b.nl' }}
      labels={{}}
      loadSchema={async () => (await import('@mijn/domain/auth/contract')).forgotPasswordBody}
      save={async () => ({ kind: 'response', status: 422, code: 'validation_failed', message: '', errors })}
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

describe('a value that a password manager enters', () => {
  const setNatively = (field: HTMLInputElement, value: string) =>
    void Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));

  const manners: Record<string, (input: HTMLInputElement, value: string) => unknown> = {
    'as a property': setNatively,
    'as a property that React notes': (input, value) => void (input.value = value),
    'as an attribute': (input, value) => input.setAttribute('value', value),
    'with a change event alone': (input, value) => {
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };

  function renderLogin() {
    const save = jest
      .fn<(values: Record<string, string>) => Promise<undefined>>()
      .mockResolvedValue(undefined);
    render(
      <PortalForm
        initialValues={{ email: '', password: '' }}
        labels={{ email: 'E-mailadres', password: 'Wachtwoord' }}
        loadSchema={async () => (await import('@mijn/domain/auth/contract')).loginBody}
        save={save}
      >
        <FormTextField name="email" />
        <FormPasswordField name="password" autoComplete="current-password" />
        <SubmitButton>Inloggen</SubmitButton>
      </PortalForm>,
    );
    return save;
  }

  const entered = { email: 'anna@waterpas.example', password: 'Waterpas-2026!' };

  describe.each(Object.entries(manners))('%s', (_, set) => {
    it('is sent with the form', async () => {
      const save = renderLogin();
      set(field('E-mailadres'), entered.email);
      set(field('Wachtwoord'), entered.password);
      act(() => field('Wachtwoord').form?.requestSubmit());
      await waitFor(() => expect(save).toHaveBeenCalledWith(entered));
    });

    it('stays while the user leaves a field, types in another one and presses the button', async () => {
      const save = renderLogin();
      await userEvent.click(field('E-mailadres'));
      set(field('E-mailadres'), entered.email);
      await userEvent.type(field('Wachtwoord'), entered.password);
      await press();
      await waitFor(() => expect(save).toHaveBeenCalledWith(entered));
    });
  });

  it('takes the place of what was typed before, and is validated', async () => {
    const save = renderLogin();
    await userEvent.type(field('E-mailadres'), 'bram@waterpas.example');
    setNatively(field('E-mailadres'), 'anna');
    fireEvent.blur(field('Wachtwoord'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mailadres');
    expect(field('E-mailadres')).toHaveValue('anna');
    expect(save).not.toHaveBeenCalled();
  });
});

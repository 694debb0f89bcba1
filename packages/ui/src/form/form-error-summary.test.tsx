import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormErrorSummary } from './form-error-summary.tsx';

const email = { id: 'email', label: 'E-mailadres', message: 'Vul uw e-mailadres in.' };
const phone = { id: 'phone', label: 'Telefoon', message: 'Dit nummer is te kort.' };

const form = (errors: readonly (typeof email)[], attempt: number) => (
  <>
    <FormErrorSummary errors={errors} attempt={attempt} />
    <input id="email" aria-label="E-mailadres" />
    <input id="phone" aria-label="Telefoon" />
  </>
);

describe('FormErrorSummary', () => {
  it('gets the focus if the errors of an attempt arrive later from the server', () => {
    const { rerender } = render(form([], 1));
    rerender(form([email, phone], 1));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('does not get the focus before the first attempt', () => {
    render(form([email, phone], 0));
    expect(screen.getByRole('alert')).not.toHaveFocus();
  });

  it('shows nothing for a single error, and focuses the invalid field', () => {
    render(form([phone], 1));
    expect(screen.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets the focus once for each attempt, and not while the user corrects the errors', () => {
    const { rerender } = render(form([email, phone], 1));
    const field = screen.getByRole('textbox', { name: 'E-mailadres' });
    field.focus();
    rerender(form([phone], 1));
    rerender(form([], 1));
    rerender(form([email, phone], 1));
    expect(field).toHaveFocus();
    rerender(form([email, phone], 2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

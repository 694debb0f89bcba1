import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormErrorSummary } from './index.ts';

const errors = [{ id: 'email', label: 'E-mailadres', message: 'Vul uw e-mailadres in.' }];

describe('FormErrorSummary', () => {
  it('takes the focus when the errors of an attempt come later, from the server', () => {
    const { rerender } = render(<FormErrorSummary errors={[]} attempt={1} />);
    rerender(<FormErrorSummary errors={errors} attempt={1} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves the focus where it is before the first attempt', () => {
    render(<FormErrorSummary errors={errors} attempt={0} />);
    expect(screen.getByRole('alert')).not.toHaveFocus();
  });
});

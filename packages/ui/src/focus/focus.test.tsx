import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { focusField } from './focus.ts';

describe('focusing a field by its id', () => {
  it('focuses the first enabled input in a field with several inputs', () => {
    render(
      <div id="dag">
        <input disabled aria-label="uit" />
        <input aria-label="aan" />
      </div>,
    );
    focusField('dag');
    expect(screen.getByRole('textbox', { name: 'aan' })).toHaveFocus();
  });

  it('does not move the focus if there is no field with the id', () => {
    focusField('weg');
    expect(document.body).toHaveFocus();
  });
});

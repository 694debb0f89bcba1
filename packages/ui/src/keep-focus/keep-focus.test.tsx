import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { focusField, useKeepFocus } from './keep-focus.ts';

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const ref = useKeepFocus();
  return (
    <button type="button" ref={ref} onClick={onRemove}>
      {name}
    </button>
  );
}

function List() {
  const [names, setNames] = useState(['een', 'twee', 'drie']);
  return (
    <>
      <button type="button">ervoor</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Remove name={name} onRemove={() => setNames(names.filter((other) => other !== name))} />
          </li>
        ))}
      </ul>
      <button type="button">erna</button>
    </>
  );
}

const remove = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

describe('a button that removes itself', () => {
  it.each([
    ['the next button', ['een'], 'twee'],
    ['the previous button if it was the last button', ['drie'], 'twee'],
    ['the button after the list if the list is empty', ['een', 'twee', 'drie'], 'erna'],
  ])('moves the focus to %s', async (_, removed, next) => {
    render(<List />);
    for (const name of removed) remove(name);
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
  });

  it('does not move the focus from another element', async () => {
    render(<List />);
    screen.getByRole('button', { name: 'ervoor' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'een' }));
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'ervoor' })).toHaveFocus();
  });
});

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

import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useKeepFocus } from './keep-focus.ts';

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

describe('the button of a row that removes the row', () => {
  function RemoveRow({ name, onRemove }: { name: string; onRemove: () => void }) {
    const ref = useKeepFocus('row');
    return (
      <>
        <button type="button" id={name} ref={ref} onClick={onRemove}>
          {name}
        </button>
        <div role="menu" aria-labelledby={name} tabIndex={-1} />
        <a href="tel:0612345678" className="phone">{`Bel ${name}`}</a>
      </>
    );
  }

  function Page() {
    const [names, setNames] = useState(['een', 'twee']);
    return (
      <main>
        <h1 tabIndex={-1}>Berichten</h1>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <RemoveRow name={name} onRemove={() => setNames(names.filter((other) => other !== name))} />
              </li>
            ))}
          </ul>
        )}
        <button type="button">erna</button>
      </main>
    );
  }

  it('moves the focus to the next row, and from the last row to the heading of the page', async () => {
    render(<Page />);
    remove('een');
    await waitFor(() => expect(screen.getByRole('button', { name: 'twee' })).toHaveFocus());
    remove('twee');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Berichten' })).toHaveFocus());
  });

  it('moves the focus from the last row to the same button of the row before it, and not to its last link', async () => {
    render(<Page />);
    remove('twee');
    await waitFor(() => expect(screen.getByRole('button', { name: 'een' })).toHaveFocus());
  });

  it('does so too if its menu still has the focus', async () => {
    render(<Page />);
    screen.getByRole('menu', { name: 'een' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'een' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'twee' })).toHaveFocus());
  });

  it('does so too if its menu has just closed, but not after a press elsewhere', async () => {
    render(<Page />);
    const closeMenu = (name: string) => {
      const menu = screen.getByRole('menu', { name });
      menu.focus();
      menu.remove();
      expect(document.body).toHaveFocus();
    };
    closeMenu('een');
    fireEvent.click(screen.getByRole('button', { name: 'een' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'twee' })).toHaveFocus());
    closeMenu('twee');
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Berichten' }));
    fireEvent.click(screen.getByRole('button', { name: 'twee' }));
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

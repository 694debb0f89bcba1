import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LazyPartProvider, type LoadChunk } from '../lazy-part/lazy-part.tsx';
import { Menu, MenuButton } from './menu.tsx';

const example = (
  <Menu
    trigger={<MenuButton look="bar">Meer</MenuButton>}
    groups={[
      {
        id: 'all',
        entries: ['Prikbord', 'Nieuws'].map((label) => ({ id: label, label, href: `#${label}` })),
      },
    ]}
  />
);

// The libraries of the menu take seconds to load in a test, and the tests wait for one second.
beforeAll(() => import('./menu-popover.tsx'));

describe('a menu', () => {
  it('is a plain button in the HTML of the server', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(example);
    const button = page.querySelector('button');
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveTextContent('Meer');
    expect(page.children).toHaveLength(1);
  });

  it('opens with the last entry for the arrow up that was pressed before its script had loaded', async () => {
    const gate = Promise.withResolvers<void>();
    const slowly: LoadChunk = async (_, load) => {
      await gate.promise;
      return load();
    };
    render(<LazyPartProvider load={slowly}>{example}</LazyPartProvider>);
    const button = screen.getByRole('button', { name: 'Meer' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('menu')).toBeNull();
    gate.resolve();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Nieuws' })).toHaveFocus());
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

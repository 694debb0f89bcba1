import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { timelineCalls } from '@mijn/api/mock/timeline';
import { todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { someTodos, tooManyTodos } from '../../../../testing/todos-data.ts';

setUpPortal();

const calls = () => [...sessionCalls(aUser()), ...todosCalls(someTodos)];
const heading = (name: RegExp) => screen.getByRole('columnheader', { name });

describe('the action items', () => {
  it('keep filter and sort order for the next visit, but not the search', async () => {
    const user = await showPortal('/todos?zoek=dakgoot', calls());
    await user.click(await screen.findByRole('button', { name: /^Afgehandeld/u, expanded: false }));
    await user.click(await screen.findByRole('option', { name: 'Nee' }));
    await user.click(await screen.findByRole('button', { name: 'Omschrijving' }));
    await waitFor(() => expect(heading(/^Omschrijving/u)).toHaveAttribute('aria-sort', 'ascending'));
    await leavePortal();

    await showPortal('/todos', calls());
    expect(await screen.findByRole('button', { name: /Afgehandeld: Nee/u })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Intercom/u })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Rookmelders/u })).not.toBeInTheDocument());
    expect(heading(/^Omschrijving/u)).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are shown on the same page and in the same order after the link back from an action item', async () => {
    const user = await showPortal('/todos?pagina=2&volgorde=start_date', [
      ...sessionCalls(aUser()),
      ...timelineCalls(tooManyTodos),
    ]);
    expect(await screen.findByText('26–50 van 120')).toBeVisible();
    const [first] = screen.getAllByRole('row').slice(1);
    const name = first?.querySelector('a')?.textContent ?? '';
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Taken' })).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Actiepunten' }));
    expect(await screen.findByText('26–50 van 120')).toBeVisible();
    expect(heading(/^Startdatum/u)).toHaveAttribute('aria-sort', 'ascending');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { archiveCalls } from '@mijn/api/mock/archive';
import { asOwnerSees, someDocuments } from '../../../../testing/archive-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const callsOfBoard = () => [...sessionCalls(aBoardMember()), ...archiveCalls(someDocuments)];
const callsOfOwner = () => [...sessionCalls(aUser()), ...archiveCalls(asOwnerSees(someDocuments))];

const minutes = { name: 'Acties voor Notulen ALV 10-6-2026' };

describe('the archive', () => {
  it('keeps the filters for the next visit, but not the search', async () => {
    const user = await showPortal('/archive?zoek=plan', callsOfOwner());
    await user.click(await screen.findByRole('link', { name: /^Onderhoud/u }));
    expect(await screen.findByText('1 document')).toBeVisible();
    await leavePortal();

    await showPortal('/archive', callsOfOwner());
    expect(await screen.findByText('2 documenten')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Onderhoud/u })).toHaveAttribute('aria-current');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps separate filters for each association after a switch', async () => {
    const user = await showPortal('/archive', callsOfBoard());
    const choose = async (name: RegExp) => {
      await user.click(await screen.findByRole('button', { name: /^Vereniging/u }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    const current = (name: RegExp) => screen.findByRole('link', { name, current: 'page' });
    await user.click(await screen.findByRole('link', { name: /^Onderhoud/u }));
    expect(await current(/^Onderhoud/u)).toBeVisible();

    await choose(/Parkzicht/u);
    expect(await current(/^Alle documenten/u)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^Jaarrekeningen/u }));
    expect(await current(/^Jaarrekeningen/u)).toBeVisible();

    await choose(/De Kade/u);
    expect(await current(/^Onderhoud/u)).toBeVisible();
    await choose(/Parkzicht/u);
    expect(await current(/^Jaarrekeningen/u)).toBeVisible();
  });

  it('asks before it hides a document, and does not hide it after "Annuleren"', async () => {
    const user = await showPortal('/archive', callsOfBoard());
    await user.click(await screen.findByRole('button', minutes));
    await user.click(await screen.findByRole('menuitem', { name: 'Verbergen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Document verbergen?' });
    await user.click(within(question).getByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByRole('button', minutes)).toBeVisible();

    await user.click(screen.getByRole('button', minutes));
    await user.click(await screen.findByRole('menuitem', { name: 'Verbergen' }));
    const again = await screen.findByRole('alertdialog', { name: 'Document verbergen?' });
    await user.click(within(again).getByRole('button', { name: 'Verbergen' }));
    expect(await screen.findByText('“Notulen ALV 10-6-2026” is verborgen.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', minutes)).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('“Notulen ALV 10-6-2026” is weer te zien.')).toBeVisible();
    expect(await screen.findByRole('button', minutes)).toBeVisible();
  });

  it('does not let an owner hide, edit or add documents', async () => {
    const user = await showPortal('/archive', callsOfOwner());
    await user.click(await screen.findByRole('button', minutes));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Bekijken', 'Downloaden']);
    expect(screen.queryByRole('button', { name: 'Documenten toevoegen' })).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { authContract } from '@mijn/domain/auth/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { someGroups } from '../../../../testing/board-data.ts';
import { boardCalls } from '../../../../testing/calls/board-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const PATH = '/profile/board/archive-settings';

const open = (...calls: readonly HttpHandler[]) =>
  showPortal(PATH, [...calls, ...boardCalls({ groups: someGroups }), ...sessionCalls(aBoardMember())]);

const switchOf = (name: string) => screen.findByRole('switch', { name });

describe('the visibility of archive groups', () => {
  it('is saved at once, names who changed it, and can be undone', async () => {
    const user = await open();
    const control = await switchOf('Contracten');
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription(/^Alleen bestuur ?, 15 documenten ?, Gewijzigd door Bea/u);
    await user.click(control);
    await user.click(await screen.findByRole('button', { name: 'Zichtbaar maken' }));
    expect(await screen.findByText('Eigenaren zien “Contracten” nu.')).toBeVisible();
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription(/Gewijzigd door Bram Bestuur op 20-11-2026, 13\.00 uur/u);
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('“Contracten” is weer zoals het was.')).toBeVisible();
    expect(control).not.toBeChecked();
  });

  it('stays closed if the board member does not want what becomes visible', async () => {
    const user = await open();
    const control = await switchOf('Contracten');
    await user.click(control);
    expect(await screen.findByText('15 documenten worden zichtbaar voor 31 eigenaren.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(control).not.toBeChecked());
    expect(screen.queryByText(/nu\.$/u)).toBeNull();
    await user.click(await switchOf('Onderhoud'));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    // Documents that owners saw a moment ago are not asked about.
    expect(await screen.findByText('“Onderhoud” is weer zoals het was.')).toBeVisible();
  });

  it('counts the documents that owners see', async () => {
    await open();
    expect(await switchOf('Onderhoud')).toHaveAccessibleDescription(
      /^Zichtbaar voor eigenaren ?, 27 documenten \(en 2 verborgen\)/u,
    );
  });

  it('is shown before the server responds, and taken back with a reason after a failure', async () => {
    const response = Promise.withResolvers<void>();
    const user = await open(
      mockCall(archiveContract.updateGroupVisibility, async () => {
        await response.promise;
        return new Refusal('internal_error');
      }),
    );
    const control = await switchOf('Onderhoud');
    await user.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    response.resolve();
    expect(await screen.findByText(/Uw keuze voor “Onderhoud” is niet opgeslagen/u)).toBeVisible();
    await waitFor(() => expect(control).toBeChecked());
  });

  it('is taken back when there is no connection', async () => {
    const user = await open(
      http.patch('*/api/associations/:id/archive/groups/:group/visibility', () => HttpResponse.error()),
    );
    const control = await switchOf('Onderhoud');
    await user.click(control);
    expect(await screen.findByText(/niet opgeslagen\. Er is geen verbinding/u)).toBeVisible();
    await waitFor(() => expect(control).toBeChecked());
  });

  it('becomes what another board member chose meanwhile, whose name is shown', async () => {
    const changed = someGroups.map((group) =>
      group.name === 'Onderhoud'
        ? {
            ...group,
            version: 3,
            changed_at: '2026-11-20T12:00:00.000Z',
            changed_by: { name: 'Chris Bestuur', is_staff: false },
          }
        : group,
    );
    const user = await open(
      mockCall(
        archiveContract.listGroupVisibility,
        inTurn(
          () => ({ data: [...someGroups] }),
          () => ({ data: changed }),
        ),
      ),
      mockCall(archiveContract.updateGroupVisibility, refuse('conflict')),
    );
    const control = await switchOf('Onderhoud');
    await user.click(control);
    expect(await screen.findByText(/Chris Bestuur heeft die net gewijzigd/u)).toBeVisible();
    expect(control).toBeChecked();
  });

  it('sends quick changes one after the other, so that the last one counts', async () => {
    const user = await open();
    const control = await switchOf('Onderhoud');
    await user.click(control);
    await user.click(control);
    await user.click(control);
    expect(await screen.findByText('Alleen het bestuur ziet “Onderhoud” nu.')).toBeVisible();
    await waitFor(() => expect(control).toHaveAccessibleDescription(/Bram Bestuur/u));
    expect(control).not.toBeChecked();
    expect(screen.queryByText(/niet opgeslagen/u)).not.toBeInTheDocument();
  });

  it('tells a former board member so, and leaves the screen', async () => {
    const former = aBoardMember({ associations: [anAssociation()] });
    const user = await open(
      mockCall(
        authContract.user,
        inTurn(
          () => aBoardMember(),
          () => former,
        ),
      ),
      mockCall(archiveContract.updateGroupVisibility, refuse('forbidden')),
    );
    await user.click(await switchOf('Onderhoud'));
    expect(await screen.findByText(/U zit niet meer in het bestuur van VvE De Kade/u)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Zichtbaarheid archiefgroepen' })).not.toBeInTheDocument(),
    );
  });

  it('is left when the member switches to an association without a board role', async () => {
    const user = await open();
    await switchOf('Onderhoud');
    await user.click(await screen.findByRole('button', { name: /^Vereniging/u }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Parkzicht/u }));
    expect(await screen.findByRole('button', { name: /^Vereniging.*Parkzicht/u })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Bestuur /u })).not.toBeInTheDocument();
  });

  it('can be read but not changed by staff in a read-only session', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      ends_at: '2099-11-20T15:00:00.000Z',
      is_read_only: true,
    };
    await showPortal(PATH, [
      ...boardCalls({ groups: someGroups }),
      ...sessionCalls(aBoardMember({ impersonation })),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Archiefgroepen' }));
    for (const control of list.getAllByRole('switch')) expect(control).toBeDisabled();
    expect(screen.getByText(/^U kijkt mee namens een klant/u)).toBeVisible();
    expect(screen.queryByText(/Uw keuze geldt meteen/u)).not.toBeInTheDocument();
  });

  it('does not exist for owners', async () => {
    await showPortal(PATH, sessionCalls(aUser()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
  });
});

import { describe, expect, it } from '@jest/globals';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import { screen, waitFor } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { createOutage, mockCall, refuse } from '@mijn/api/mock/call';
import { anExport } from '@mijn/api/mock/personal-data';
import { personalDataCalls, WRONG_PASSWORD } from '../../../../testing/calls/personal-data-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const path = '/profile/personal-data/token';
const calls = (user = aUser()) => [...personalDataCalls(anExport()), ...sessionCalls(user)];
const DEAD = 'Deze link werkt niet (meer)';

describe('the page of the link in the mail', () => {
  it('keeps the form after a wrong password', async () => {
    const user = await showPortal(path, calls());
    expect(await screen.findByText(/één zipbestand van 4,2 MB/u)).toBeVisible();
    await user.type(await screen.findByLabelText('Wachtwoord'), WRONG_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Downloaden' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription(/Dit wachtwoord klopt niet/u),
    );
    expect(screen.queryByText('Het downloaden is begonnen')).not.toBeInTheDocument();
  });

  it('says so if the link stops working while the member types', async () => {
    const gone = mockCall(personalDataContract.openLink, refuse('not_found'));
    const user = await showPortal(path, [gone, ...calls()]);
    await user.type(await screen.findByLabelText('Wachtwoord'), 'wachtwoord');
    await user.click(screen.getByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByText(DEAD)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar mijn instellingen' })).toHaveAttribute(
      'href',
      '/profile/settings#mijn-gegevens',
    );
  });

  it('can be loaded again after a failure', async () => {
    const outage = createOutage();
    const failing = mockCall(
      personalDataContract.getExportOfLink,
      outage.refuseOr(() => anExport()),
    );
    const user = await showPortal(path, [failing, ...calls()]);
    expect(await screen.findByText('De download is niet geladen')).toBeVisible();
    outage.end();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByLabelText('Wachtwoord')).toBeVisible();
  });

  it('is not for provider staff', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      is_read_only: false,
      ends_at: '2126-11-20T12:00:00.000Z',
    };
    await showPortal(path, calls(aUser({ impersonation })));
    expect(await screen.findByText(/Alleen de bewoner zelf/u)).toBeVisible();
    expect(screen.queryByLabelText('Wachtwoord')).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import { screen, within } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal } from '@mijn/api/mock/call';
import { anExport, anExportWithoutFile } from '@mijn/api/mock/personal-data';
import { MOCK_PASSWORD } from '@mijn/api/mock';
import { personalDataCalls } from '../../../testing/calls/personal-data-calls.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../testing/calls/settings-calls.ts';
import { setUpPortal, showPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

const calls = (user = aUser()) => [...personalDataCalls(), ...settingsCalls(), ...sessionCalls(user)];
const path = '/profile/settings';

describe('the download of personal data', () => {
  it('is made after the member has given the password, and says when it is ready', async () => {
    let hasSudo = false;
    const user = await showPortal(path, [
      mockCall(authContract.sudo, () => {
        hasSudo = true;
      }),
      mockCall(personalDataContract.requestExport, () =>
        hasSudo ? { export: anExportWithoutFile('running') } : new Refusal('sudo_required'),
      ),
      mockCall(
        personalDataContract.getExport,
        inTurn(
          () => ({ export: null }),
          () => ({ export: anExport() }),
        ),
      ),
      ...calls(),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Gegevens opvragen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
    await user.type(dialog.getByLabelText('Wachtwoord'), MOCK_PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByText(/Wij maken uw bestand/u)).toBeVisible();
    expect(
      await screen.findByText('Uw bestand is klaar (4,2 MB)', undefined, { timeout: 6000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Opnieuw opvragen' })).toBeVisible();
  });

  it('is not there for provider staff', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      is_read_only: false,
      ends_at: '2126-11-20T12:00:00.000Z',
    };
    await showPortal(path, calls(aUser({ impersonation })));
    expect(await screen.findByRole('region', { name: 'Weergave' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Mijn gegevens downloaden' })).not.toBeInTheDocument();
  });
});

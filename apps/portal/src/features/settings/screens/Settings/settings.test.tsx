import { describe, expect, it, jest } from '@jest/globals';
import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import { securityContract } from '@mijn/domain/security/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { MOCK_CODE, MOCK_PASSWORD } from '@mijn/api/mock';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../../testing/calls/settings-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const calls = (data = {}, user = aUser()) => [...settingsCalls(data), ...sessionCalls(user)];
const path = '/profile/settings';
const region = (name: string) => screen.findByRole('region', { name });
const choice = (name: string) => screen.findByRole('radio', { name });

describe('inloggen in twee stappen', () => {
  it('is turned on with the secret as text in groups of four, and shows the recovery codes once', async () => {
    const user = await showPortal(path, calls());
    await user.click(await screen.findByRole('button', { name: 'Aanzetten' }));
    expect(await screen.findByRole('textbox', { name: 'Sleutel' })).toHaveDisplayValue(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    );
    await user.type(screen.getByLabelText('Code uit de app'), MOCK_CODE);
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bewaar uw herstelcodes' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Ik heb de codes bewaard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Uitzetten' })).toBeVisible();
  });

  it('is turned off with the password and a code', async () => {
    const user = await showPortal(path, calls({ isEnabled: true }));
    await user.click(await screen.findByRole('button', { name: 'Uitzetten' }));
    const dialog = within(await screen.findByRole('dialog', { name: /uitzetten/u }));
    await user.type(dialog.getByLabelText('Wachtwoord'), MOCK_PASSWORD);
    await user.type(dialog.getByLabelText(/Code uit de app/u), MOCK_CODE);
    await user.click(dialog.getByRole('button', { name: 'Uitzetten' }));
    expect(await screen.findByRole('button', { name: 'Aanzetten' })).toBeVisible();
  });
});

describe('the devices', () => {
  it('are signed out one by one', async () => {
    const user = await showPortal(path, calls());
    const signOut = { name: /^Uitloggen op dit apparaat: Safari op iPhone, /u };
    await user.click(await screen.findByRole('button', signOut));
    await waitFor(() => expect(screen.queryByRole('button', signOut)).not.toBeInTheDocument());
    expect(within(await region('Apparaten')).getByText('Dit apparaat')).toBeVisible();
  });
});

describe('a part that fails', () => {
  it('leaves the other parts on the page', async () => {
    const failing = mockCall(securityContract.listDevices, refuse('internal_error'));
    await showPortal(path, [failing, ...calls()]);
    expect(await screen.findByText('De apparaten zijn niet geladen')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Aanzetten' })).toBeVisible();
  });
});

describe('the display', () => {
  it('is kept in this browser', async () => {
    const user = await showPortal(path, calls());
    await user.click(await choice('Donker'));
    await user.click(await choice('Grootst'));
    await leavePortal();
    await showPortal(path, calls());
    expect(await choice('Donker')).toBeChecked();
    expect(await choice('Grootst')).toBeChecked();
  });

  it.each(['geen json', '{"scheme":"paars","text":7}', 'null', '[]'])(
    'is the usual one if the stored choice is %s',
    async (stored) => {
      localStorage.setItem(`${PERSISTED_STATE_KEY}/appearance`, stored);
      await showPortal(path, calls());
      expect(await choice('Zoals dit apparaat')).toBeChecked();
      expect(await choice('Gewoon')).toBeChecked();
    },
  );

  it('says so if the browser does not keep it', async () => {
    const user = await showPortal(path, calls());
    const dark = await choice('Donker');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(dark);
    expect(await screen.findByText(/Deze browser bewaart uw keuze niet/u)).toBeVisible();
    full.mockRestore();
  });
});

describe('the shortcuts of one key', () => {
  it('are turned off, and stay so', async () => {
    const shortcuts = () => screen.findByRole('switch', { name: 'Sneltoetsen' });
    const user = await showPortal(path, calls());
    await user.click(await shortcuts());
    expect(await shortcuts()).not.toBeChecked();
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await leavePortal();
    await showPortal(path, calls());
    expect(await shortcuts()).not.toBeChecked();
  });
});

describe('the mails', () => {
  const messagesSwitch = () => screen.findByRole('switch', { name: 'Prikbord' });
  // The store tells the page about a change in the next frame.
  const isOff = async () => {
    const found = await messagesSwitch();
    await waitFor(() => expect(found).not.toBeChecked());
  };

  it('are switched off per kind, at once', async () => {
    const user = await showPortal(path, calls());
    await user.click(await messagesSwitch());
    await isOff();
    await leavePortal();
  });

  it('are switched per association', async () => {
    const user = await showPortal(path, calls({}, aBoardMember()));
    await user.click(await messagesSwitch());
    await isOff();
    await user.click(screen.getByRole('button', { name: /Vereniging$/u }));
    await user.click(await screen.findByRole('option', { name: /VvE Parkzicht/u }));
    expect(await messagesSwitch()).toBeChecked();
  });

  it('stay as they were if the change fails, and the page says so', async () => {
    const failing = mockCall(notificationsContract.setChoices, refuse('unavailable'));
    const user = await showPortal(path, [failing, ...calls()]);
    await user.click(await messagesSwitch());
    expect(await screen.findByText(/even niet bereikbaar/u)).toBeVisible();
    expect(await messagesSwitch()).toBeChecked();
  });
});

describe('provider staff', () => {
  it('see no devices, no calendar feed, no activity and no buttons that change how the member signs in', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      is_read_only: false,
      ends_at: '2126-11-20T12:00:00.000Z',
    };
    // The server refuses staff the member's own settings.
    const ofMember = jest.fn(refuse('forbidden'));
    const listDevices = mockCall(securityContract.listDevices, ofMember);
    await showPortal(path, [listDevices, ...calls({}, aUser({ impersonation }))]);
    expect(await region('Weergave')).toBeVisible();
    expect(ofMember).not.toHaveBeenCalled();
    for (const name of ['Apparaten', 'Meldingen per mail', 'Kalender', 'Activiteit'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aanzetten' })).not.toBeInTheDocument();
  });
});

import { securityContract } from '@mijn/domain/security/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aDevice, anAccess, anActivity } from '@mijn/api/mock/security';
import { MOCK_CODE } from '@mijn/api/mock';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { type SettingsData, settingsCalls } from '../../../../testing/calls/settings-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn instellingen' } satisfies Meta;

export default meta;

const settings = (data: SettingsData = {}, path = '/profile/settings') => ({
  path,
  calls: () => [...settingsCalls(data), ...sessionCalls(aUser())],
});

/** On a phone, the part is on the page of its group alone. */
const SIGN_IN = '/profile/settings#aanmelden';

const filled: SettingsData = {
  isEnabled: true,
  accesses: [
    anAccess(1),
    anAccess(2, {
      is_read_only: false,
      changes: [
        {
          happened_at: '2026-11-19T09:10:00.000Z',
          call: 'POST /associations/{association_id}/invoices/{invoice_id}/decisions',
        },
      ],
    }),
  ],
  activities: [anActivity(1), anActivity(2, { action: 'two_factor_enabled' })],
};

export const Gevuld = screenStory(settings(filled), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Nog 8 herstelcodes/u)).toBeVisible();
    await expect(await canvas.findByText('Factuur beoordeeld', { exact: false })).toBeVisible();
  },
});

export const InloggenOpTelefoon = screenStory(settings(filled, SIGN_IN), {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Inloggen en beveiliging' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/Nog 8 herstelcodes/u)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Weergave' })).not.toBeInTheDocument();
  },
});

export const GevuldOpTelefoon = screenStory(settings(filled), {
  async play({ canvas }) {
    for (const name of [/^Meldingen ?\d van \d mails aan$/u, /^Inloggen en beveiliging ?In twee stappen$/u])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Weergave' })).not.toBeInTheDocument();
  },
});

export const Leeg = screenStory(settings({ devices: [aDevice(1)] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Er heeft nog nooit een medewerker meegekeken/u)).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(
  settings(
    {
      isEnabled: true,
      devices: Array.from({ length: 12 }, (_, index) => aDevice(index + 1, { place: LONG_NAME })),
      accesses: Array.from({ length: 12 }, (_, index) =>
        anAccess(index + 1, { staff_name: LONG_NAME, reason: LONG_NAME.repeat(3) }),
      ),
      activities: Array.from({ length: 40 }, (_, index) => anActivity(index + 1)),
    },
    SIGN_IN,
  ),
  {
    async play({ canvas }) {
      await canvas.findAllByText(LONG_NAME);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const Laden = screenStory({
  path: '/profile/settings',
  calls: () => [
    mockCall(securityContract.getTwoFactor, neverResponds),
    mockCall(securityContract.listDevices, neverResponds),
    ...settingsCalls(),
    ...sessionCalls(aUser()),
  ],
});

export const EenDeelIsNietGeladen = screenStory(
  {
    path: '/profile/settings',
    calls: () => [
      mockCall(securityContract.listDevices, refuse('internal_error')),
      ...settingsCalls(filled),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De apparaten zijn niet geladen')).toBeVisible();
      await expect(await canvas.findByText(/Nog 8 herstelcodes/u)).toBeVisible();
    },
  },
);

export const Aanzetten = screenStory(settings({}, SIGN_IN), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanzetten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Inloggen in twee stappen aanzetten' }));
    await expect(await dialog.findByRole('img', { name: /QR-code/u })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code uit de app'), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Bevestigen' }));
    await expect((await dialog.findAllByText(/Deze code klopt niet/u))[0]).toBeVisible();
  },
});
export const AanzettenOpTelefoon = { ...Aanzetten };

export const Herstelcodes = screenStory(settings({}, SIGN_IN), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanzetten' }));
    await userEvent.type(await screen.findByLabelText('Code uit de app'), MOCK_CODE);
    await userEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bewaar uw herstelcodes' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
  },
});
export const HerstelcodesOpTelefoon = { ...Herstelcodes };

export const Uitzetten = screenStory(settings(filled, SIGN_IN), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uitzetten' }));
    const dialog = within(await screen.findByRole('dialog', { name: /uitzetten/u }));
    await expect(dialog.getByLabelText('Wachtwoord')).toBeVisible();
  },
});

export const UitzettenOpTelefoon = { ...Uitzetten };

export const WachtwoordGevraagd = screenStory(
  {
    path: SIGN_IN,
    calls: () => [
      mockCall(securityContract.startTwoFactor, refuse('sudo_required')),
      ...settingsCalls(),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Aanzetten' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
      await expect(dialog.getByLabelText('Wachtwoord')).toBeVisible();
    },
  },
);

export const WachtwoordGevraagdOpTelefoon = { ...WachtwoordGevraagd };

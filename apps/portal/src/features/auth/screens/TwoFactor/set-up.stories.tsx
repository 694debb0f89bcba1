import { securityContract } from '@mijn/domain/security/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { MOCK_CODE } from '@mijn/api/mock';
import { setUpCalls, setUpCodes } from '../../../../testing/calls/set-up-calls.ts';
import { fakeCredentials } from '../../../../testing/fake-credentials.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Tweede stap instellen' } satisfies Meta;

export default meta;

const setUp = (...first: ReturnType<typeof mockCall>[]) => ({
  path: '/login/2fa?next=%2Fprofile%2Fdata',
  calls: () => [...first, ...setUpCalls()],
});

const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Beginstand = screenStory(setUp(), {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Stel een tweede stap in' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Instellen met een app' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Instellen met een passkey' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
  },
});
export const BeginstandOpTelefoon = { ...Beginstand };

export const MetApp = screenStory(setUp(), {
  async play(stage) {
    await press(stage, 'Instellen met een app');
    const dialog = within(await screen.findByRole('dialog', { name: /twee stappen aanzetten/u }));
    await expect(await dialog.findByRole('img', { name: /QR-code/u })).toBeVisible();
    await expect(dialog.getByLabelText('Code uit de app')).toBeVisible();
  },
});
export const MetAppOpTelefoon = { ...MetApp };

/** The codes are shown once, so the page waits until they are kept, and goes on then. */
export const Herstelcodes = screenStory(setUp(), {
  async play(stage) {
    await press(stage, 'Instellen met een app');
    await stage.userEvent.type(await screen.findByLabelText('Code uit de app'), MOCK_CODE);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bewaar uw herstelcodes' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(setUpCodes.length);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Ik heb de codes bewaard' }));
    await expect(await stage.canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  },
});

export const MetPasskey = screenStory(setUp(), {
  beforeEach: () => {
    const fake = fakeCredentials();
    const timer = setInterval(() => fake.questions.at(-1)?.response(), 50);
    return () => {
      clearInterval(timer);
      fake.restore();
    };
  },
  async play(stage) {
    await press(stage, 'Instellen met een passkey');
    const dialog = within(await screen.findByRole('dialog', { name: 'Passkey toevoegen' }));
    await stage.userEvent.type(dialog.getByLabelText('Naam'), 'Mijn telefoon');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Doorgaan' }));
    await expect(await stage.canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  },
});

export const VerkeerdeCode = screenStory(setUp(), {
  async play(stage) {
    await press(stage, 'Instellen met een app');
    await stage.userEvent.type(await screen.findByLabelText('Code uit de app'), '000000');
    await stage.userEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
    await waitFor(() => expect(screen.getAllByText(/Deze code klopt niet/u)[0]).toBeVisible());
  },
});

export const ServerNietBereikbaar = screenStory(
  setUp(mockCall(securityContract.startTwoFactor, refuse('unavailable'))),
  {
    async play(stage) {
      await press(stage, 'Instellen met een app');
      await expect(await screen.findByText(/even niet bereikbaar/u)).toBeVisible();
      await expect(stage.canvas.getByRole('button', { name: 'Instellen met een app' })).toBeEnabled();
    },
  },
);

/** A tab that was open for long: the member gave the password too long ago. */
export const WachtwoordGevraagd = screenStory(
  setUp(mockCall(securityContract.startTwoFactor, refuse('sudo_required'))),
  {
    async play(stage) {
      await press(stage, 'Instellen met een app');
      const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
      await expect(dialog.getByLabelText('Wachtwoord')).toBeVisible();
    },
  },
);

export const BrowserKentGeenPasskeys = screenStory(setUp(), {
  beforeEach: () => {
    const { restore } = fakeCredentials();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    return restore;
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Instellen met een app' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Instellen met een passkey' })).toBeNull();
  },
});

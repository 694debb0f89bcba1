import { authContract } from '@mijn/domain/auth/contract';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, neverResponds, refuse, type Responder } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { fakeCredentials } from '../../../../testing/fake-credentials.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Inloggen' } satisfies Meta;

export default meta;

const login = (response: Responder<typeof authContract.login>) => ({
  path: '/login',
  calls: () => [mockCall(authContract.login, response), ...sessionCalls(null)],
});

async function fillIn({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('E-mailadres'), 'anna.eigenaar@waterpas.example');
  await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'Waterpas-2026!');
  await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
}

const shown = async ({ canvas }: Stage) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
};

export const Beginstand = screenStory(
  login(() => aUser()),
  { play: shown },
);
export const BeginstandOpTelefoon = screenStory(
  login(() => aUser()),
  { play: shown },
);

export const Bezig = screenStory(login(neverResponds), {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Inloggen/u })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const VerkeerdeGegevens = screenStory(login(refuse('invalid_credentials')), {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByText('Ongeldige gebruikersnaam en / of wachtwoord.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mailadres')).toBeInvalid();
  },
});

export const TeVaakVerkeerd = screenStory(login(refuse('reset_required')), {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByText(/Kies een nieuw wachtwoord met/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  },
});
export const TeVaakVerkeerdOpTelefoon = { ...TeVaakVerkeerd };

export const NietsIngevuld = screenStory(login(neverResponds), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inloggen' }));
    await expect(await canvas.findByRole('link', { name: /^E-mailadres:/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Wachtwoord:/u })).toBeVisible();
    await expect(canvas.getByLabelText('Wachtwoord')).toBeInvalid();
  },
});

export const StoringDieOvergaat = screenStory(
  {
    path: '/login',
    calls: () => [
      mockCall(
        authContract.login,
        inTurn(refuse('unavailable'), () => aUser()),
      ),
      ...sessionCalls(null),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await fillIn({ canvas, userEvent });
      await expect(await canvas.findByText(/even niet bereikbaar/u)).toBeVisible();
      await expect(canvas.getByLabelText('Wachtwoord')).toHaveValue('Waterpas-2026!');
      await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
      await expect(await canvas.findByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    },
  },
);

export const KnopVoorPasskey = screenStory(
  login(() => aUser()),
  {
    beforeEach: () => fakeCredentials({ isOffering: false }).restore,
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: 'Inloggen met een passkey' })).toBeVisible();
    },
  },
);
export const KnopVoorPasskeyOpTelefoon = { ...KnopVoorPasskey };

export const PasskeyGeweigerd = screenStory(
  {
    path: '/login',
    calls: () => [
      mockCall(passkeysContract.loginWithPasskey, refuse('passkey_refused')),
      ...sessionCalls(null),
    ],
  },
  {
    beforeEach: () => {
      const fake = fakeCredentials();
      const timer = setInterval(() => fake.questions.at(0)?.response(), 50);
      return () => {
        clearInterval(timer);
        fake.restore();
      };
    },
    async play({ canvas }) {
      await expect(await canvas.findByText(/Deze passkey werkt niet/u)).toBeVisible();
    },
  },
);

import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { PASSKEYS_MAX } from '@mijn/domain/limits';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aPasskey, requestFor } from '@mijn/api/mock/passkeys';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../../testing/calls/settings-calls.ts';
import { fakeCredentials } from '../../../../testing/fake-credentials.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Passkeys' } satisfies Meta;

export default meta;

const two = [aPasskey(1), aPasskey(2, { name: 'Chrome op Windows', last_used_at: null })];

const settings = (passkeys = two, calls: () => HttpHandler[] = () => []) => ({
  path: '/profile/settings#passkeys',
  calls: () => [...calls(), ...settingsCalls({ passkeys }), ...sessionCalls(aUser())],
});

const part = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Passkeys' }));

async function openAdd({ canvas, userEvent }: Stage) {
  await userEvent.click((await part({ canvas })).getByRole('button', { name: 'Passkey toevoegen' }));
  return within(await screen.findByRole('dialog', { name: 'Passkey toevoegen' }));
}

export const Leeg = screenStory(settings([]), {
  async play({ canvas }) {
    await expect(await (await part({ canvas })).findByText('U hebt nog geen passkey.')).toBeVisible();
  },
});

export const Gevuld = screenStory(settings(), {
  async play({ canvas }) {
    await expect(await (await part({ canvas })).findByText('Safari op iPhone')).toBeVisible();
    await expect((await part({ canvas })).getByText(/Nog niet gebruikt/u)).toBeVisible();
  },
});
export const GevuldOpTelefoon = { ...Gevuld };

export const OvervolOpTelefoon = screenStory(
  settings(Array.from({ length: PASSKEYS_MAX }, (_, index) => aPasskey(index + 1, { name: LONG_NAME }))),
  {
    async play({ canvas }) {
      await (await part({ canvas })).findAllByText(LONG_NAME);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const Laden = screenStory(
  settings([], () => [mockCall(passkeysContract.listPasskeys, neverResponds)]),
);

export const NietGeladen = screenStory(
  settings([], () => [mockCall(passkeysContract.listPasskeys, refuse('internal_error'))]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw passkeys zijn niet geladen')).toBeVisible();
    },
  },
);

export const BrowserKentGeenPasskeys = screenStory(settings([]), {
  beforeEach: () => {
    const { restore } = fakeCredentials();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    return restore;
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Deze browser kent geen passkeys/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Passkey toevoegen' })).toBeNull();
  },
});

export const Toevoegen = screenStory(settings([]), {
  beforeEach: () => {
    const fake = fakeCredentials();
    const timer = setInterval(() => fake.questions.at(-1)?.response(), 50);
    return () => {
      clearInterval(timer);
      fake.restore();
    };
  },
  async play(stage) {
    const dialog = await openAdd(stage);
    const name = dialog.getByLabelText('Naam');
    await stage.userEvent.clear(name);
    await stage.userEvent.type(name, 'Mijn telefoon');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Doorgaan' }));
    await expect(await (await part(stage)).findByText('Mijn telefoon')).toBeVisible();
  },
});

export const ToevoegenOpTelefoon = screenStory(settings([]), {
  async play(stage) {
    await expect((await openAdd(stage)).getByLabelText('Naam')).not.toHaveValue('');
  },
});

export const ToevoegenZonderNaam = screenStory(settings([]), {
  async play(stage) {
    const dialog = await openAdd(stage);
    await stage.userEvent.clear(dialog.getByLabelText('Naam'));
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Doorgaan' }));
    await waitFor(() => expect(dialog.getByLabelText('Naam')).toBeInvalid());
  },
});

export const BestaatAl = screenStory(settings(), {
  beforeEach: () => {
    const fake = fakeCredentials();
    const timer = setInterval(() => fake.questions.at(-1)?.refuse('InvalidStateError'), 50);
    return () => {
      clearInterval(timer);
      fake.restore();
    };
  },
  async play(stage) {
    const dialog = await openAdd(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Doorgaan' }));
    await expect(await dialog.findByText('Dit apparaat heeft al een passkey voor uw account.')).toBeVisible();
  },
});

export const TeVeel = screenStory(
  settings(two, () => [
    mockCall(passkeysContract.startPasskey, refuse('too_many_passkeys', { params: { max: PASSKEYS_MAX } })),
  ]),
  {
    async play(stage) {
      const dialog = await openAdd(stage);
      await stage.userEvent.click(dialog.getByRole('button', { name: 'Doorgaan' }));
      await expect(await dialog.findByText(/U hebt al 20 passkeys/u)).toBeVisible();
    },
  },
);

export const NaamWijzigen = screenStory(settings(), {
  async play(stage) {
    await stage.userEvent.click(
      await (await part(stage)).findByRole('button', { name: 'Naam wijzigen: Safari op iPhone' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Naam van de passkey wijzigen' }));
    await stage.userEvent.clear(dialog.getByLabelText('Naam'));
    await stage.userEvent.type(dialog.getByLabelText('Naam'), 'Telefoon van Anna');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await (await part(stage)).findByText('Telefoon van Anna')).toBeVisible();
  },
});

const openRemove = async (stage: Stage) => {
  await stage.userEvent.click(
    await (await part(stage)).findByRole('button', { name: 'Verwijderen: Safari op iPhone' }),
  );
  return within(await screen.findByRole('alertdialog', { name: 'Passkey verwijderen?' }));
};

export const Verwijderen = screenStory(settings(), {
  async play(stage) {
    await expect((await openRemove(stage)).getByText(/niet meer inloggen met de passkey/u)).toBeVisible();
  },
});
export const VerwijderenOpTelefoon = { ...Verwijderen };

export const BevestigenMetPasskey = screenStory(
  settings(two, () => [
    mockCall(
      passkeysContract.removePasskey,
      inTurn(refuse('sudo_required'), () => undefined),
    ),
    mockCall(passkeysContract.startPasskeySudo, () => requestFor(1)),
  ]),
  {
    async play(stage) {
      const ask = await openRemove(stage);
      await stage.userEvent.click(ask.getByRole('button', { name: 'Verwijderen' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
      await expect(await dialog.findByRole('button', { name: 'Gebruik een passkey' })).toBeVisible();
    },
  },
);
export const BevestigenMetPasskeyOpTelefoon = { ...BevestigenMetPasskey };

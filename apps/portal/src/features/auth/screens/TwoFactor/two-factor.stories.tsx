import { authContract } from '@mijn/domain/auth/contract';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { requestFor } from '@mijn/api/mock/passkeys';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { fakeCredentials } from '../../../../testing/fake-credentials.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Code invoeren' } satisfies Meta;

export default meta;

const halfWay = aUser({
  associations: [],
  owner: null,
  two_factor_auth: { enabled: true, authenticated: false },
});
const twoFactor = (code: ReturnType<typeof refuse>) => ({
  path: '/login/2fa',
  calls: () => [mockCall(authContract.confirmTwoFactor, code), ...sessionCalls(halfWay)],
});
const wrongCode = () => new Refusal('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } });

export const Beginstand = screenStory(twoFactor(wrongCode), {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Code')).toBeVisible();
  },
});

export const Herstelcode = screenStory(twoFactor(wrongCode), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Herstelcode gebruiken' }));
    await expect(await canvas.findByLabelText('Herstelcode')).toBeVisible();
  },
});

export const VerkeerdeCode = screenStory(twoFactor(wrongCode), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
    await expect(await canvas.findByText(/Deze code klopt niet/u)).toBeVisible();
  },
});

export const ServerNietBereikbaarOpTelefoon = screenStory(twoFactor(refuse('unavailable')), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
    await expect(await canvas.findByText(/even niet bereikbaar/u)).toBeVisible();
  },
});

export const TeVaakVerkeerd = screenStory(twoFactor(refuse('reset_required')), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
    await expect(await canvas.findByText(/Kies een nieuw wachtwoord met/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  },
});

const held = (held_until: string | null) => ({
  path: '/login/2fa',
  calls: () => [
    mockCall(authContract.confirmTwoFactor, wrongCode),
    ...sessionCalls({ ...halfWay, two_factor_auth: { ...halfWay.two_factor_auth, held_until } }),
  ],
});

export const AccountWacht = screenStory(held('2099-11-22T09:00:00.000Z'), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Uw account wacht' })).toBeVisible();
    await expect(
      await canvas.findByText(/vanaf zondag 22 november 2099 om 10.00 uur inloggen/u),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
});
export const AccountWachtOpTelefoon = { ...AccountWacht };

export const AccountWachtOpBeheerder = screenStory(held(null), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Dan kan alleen uw beheerder u helpen/u)).toBeVisible();
  },
});

export const WachttijdVoorbij = screenStory(held('2020-11-22T09:00:00.000Z'), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^De wachttijd is voorbij/u)).toBeVisible();
  },
});

const withPasskey = (response: ReturnType<typeof refuse>) => ({
  path: '/login/2fa',
  calls: () => [
    mockCall(passkeysContract.startPasskeyFactor, () => requestFor(1)),
    mockCall(passkeysContract.confirmWithPasskey, response),
    ...sessionCalls(halfWay),
  ],
});

export const MetPasskey = screenStory(withPasskey(wrongCode), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Gebruik een passkey' })).toBeVisible();
  },
});
export const MetPasskeyOpTelefoon = { ...MetPasskey };

export const PasskeyGeweigerd = screenStory(withPasskey(refuse('passkey_refused')), {
  beforeEach: () => {
    const fake = fakeCredentials();
    const timer = setInterval(() => fake.questions.at(-1)?.response(), 50);
    return () => {
      clearInterval(timer);
      fake.restore();
    };
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gebruik een passkey' }));
    await expect(await canvas.findByText(/Deze passkey werkt niet/u)).toBeVisible();
  },
});

const passkeyOnly = (response: ReturnType<typeof refuse>) => ({
  path: '/login/2fa',
  calls: () => [
    mockCall(passkeysContract.startPasskeyFactor, () => requestFor(1)),
    mockCall(passkeysContract.confirmWithPasskey, response),
    ...sessionCalls({
      ...halfWay,
      two_factor_auth: { enabled: true, authenticated: false, is_passkey_only: true },
    }),
  ],
});

export const AlleenPasskey = screenStory(passkeyOnly(wrongCode), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Passkey gebruiken' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Gebruik een passkey' })).toBeVisible();
    await expect(canvas.queryByLabelText('Code')).toBeNull();
  },
});
export const AlleenPasskeyOpTelefoon = { ...AlleenPasskey };

export const AlleenPasskeyInAndereBrowser = screenStory(passkeyOnly(wrongCode), {
  beforeEach: () => {
    const { restore } = fakeCredentials();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    return restore;
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Deze browser kent geen passkeys/u)).toBeVisible();
  },
});

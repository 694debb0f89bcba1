import { profileContract } from '@mijn/domain/profile/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockCall, Refusal, refuse, type Responder } from '@mijn/api/mock/call';
import { requestFor } from '@mijn/api/mock/passkeys';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Inloggen tegenhouden' } satisfies Meta;

export default meta;

const stopWaiting = (response: Responder<typeof profileContract.stopWaiting>, passkeys = 0) => ({
  path: '/email/stop/token',
  calls: () => [
    mockCall(profileContract.startStopWaiting, () => requestFor(passkeys)),
    mockCall(profileContract.stopWaiting, response),
    ...sessionCalls(null),
  ],
});

async function fillIn({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Code of herstelcode'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Tegenhouden' }));
}

export const Beginstand = screenStory(stopWaiting(refuse('unavailable'), 1), {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Code of herstelcode')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Gebruik een passkey' })).toBeVisible();
  },
});

export const GeluktOpTelefoon = screenStory(
  stopWaiting(() => undefined),
  {
    async play({ canvas, userEvent }) {
      await fillIn({ canvas, userEvent });
      await expect(await canvas.findByText(/^Gelukt[.] Niemand kan/u)).toBeVisible();
    },
  },
);

export const VerkeerdeCode = screenStory(
  stopWaiting(() => new Refusal('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } })),
  {
    async play({ canvas, userEvent }) {
      await fillIn({ canvas, userEvent });
      await expect(await canvas.findByText(/^Deze code klopt niet/u)).toBeVisible();
    },
  },
);

export const TeVaakVerkeerd = screenStory(stopWaiting(refuse('reset_required')), {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByText(/Bel meteen uw beheerder/u)).toBeVisible();
  },
});

export const LinkWerktNiet = screenStory(stopWaiting(refuse('email_link_invalid')), {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByText(/^Deze link werkt niet meer/u)).toBeVisible();
  },
});

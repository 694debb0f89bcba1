import { authContract } from '@mijn/domain/auth/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTurn, mockCall, refuse, type Responder } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wachtwoord vergeten' } satisfies Meta;

export default meta;

const sent = () => undefined;
/** @param responseOf creates a new responder each time the story is shown, because a responder may count its requests. */
const forgot = (responseOf: () => Responder<typeof authContract.forgotPassword> = () => sent) => ({
  path: '/forgot-password',
  calls: () => [mockCall(authContract.forgotPassword, responseOf()), ...sessionCalls(null)],
});

export const Beginstand = screenStory(forgot(), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeVisible();
  },
});

export const GeenAdres = screenStory(forgot(), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('E-mailadres'), 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByText(/Vul een geldig e-mailadres in/u)).toBeVisible();
  },
});

export const VerstuurdNaEenStoring = screenStory(
  forgot(() => inTurn(refuse('unavailable'), sent)),
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('E-mailadres'), 'anna.eigenaar@waterpas.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
      await expect(await canvas.findByText(/even niet bereikbaar/u)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
      await expect(await canvas.findByText('Kijk in uw mail')).toBeVisible();
    },
  },
);

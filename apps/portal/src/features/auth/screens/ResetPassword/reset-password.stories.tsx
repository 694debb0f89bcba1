import { authContract } from '@mijn/domain/auth/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wachtwoord herstellen' } satisfies Meta;

export default meta;

const reset = {
  path: '/password/reset/abc/anna.eigenaar@waterpas.example',
  calls: () => [mockCall(authContract.resetPassword, refuse('reset_link_invalid')), ...sessionCalls(null)],
};

async function fillIn({ canvas, userEvent }: Stage, one: string, other: string) {
  await userEvent.type(await canvas.findByLabelText('Nieuw wachtwoord'), one);
  await userEvent.type(canvas.getByLabelText('Herhaal wachtwoord'), other);
  await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
}

export const Beginstand = screenStory(reset, {
  async play({ canvas }) {
    await expect(await canvas.findByText(/voor anna.eigenaar@waterpas.example/u)).toBeVisible();
  },
});

export const TeKortEnNietGelijk = screenStory(reset, {
  async play({ canvas, userEvent }) {
    await fillIn({ canvas, userEvent }, 'kort', 'anders');
    const first = await canvas.findByRole('link', {
      name: /Nieuw wachtwoord: Gebruik minstens 12 tekens/u,
    });
    await expect(first).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Herhaal wachtwoord: .* niet gelijk/u })).toBeVisible();
  },
});

export const LinkWerktNietMeer = screenStory(reset, {
  async play({ canvas, userEvent }) {
    const password = 'Dertien katten op het dak';
    await fillIn({ canvas, userEvent }, password, password);
    await expect(await canvas.findByText(/Deze link werkt niet meer/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible();
  },
});

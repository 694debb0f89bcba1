import { profileContract } from '@mijn/domain/profile/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wijzig wachtwoord' } satisfies Meta;

export default meta;

const form = {
  path: '/profile/update-password',
  calls: () => [...profileCalls(), ...sessionCalls(aUser())],
};

export const Beginstand = screenStory(form, {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Huidig wachtwoord')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Huidig wachtwoord vergeten?' })).toBeVisible();
  },
});

export const TeKortOpTelefoon = screenStory(form, {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Huidig wachtwoord'), 'x');
    await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'kort');
    await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    await expect(
      await canvas.findByRole('link', { name: /Nieuw wachtwoord: Gebruik minstens 12 tekens/u }),
    ).toBeVisible();
  },
});

/** After a hundred failures in a row in browsers that never signed in. */
export const TeVaakVerkeerd = screenStory(
  {
    path: form.path,
    calls: () => [mockCall(profileContract.updatePassword, refuse('reset_required')), ...form.calls()],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Huidig wachtwoord'), 'Verkeerd-wachtwoord-1');
      await userEvent.type(canvas.getByLabelText('Nieuw wachtwoord'), 'Zolder-met-dakraam-7');
      await userEvent.type(canvas.getByLabelText('Herhaal nieuw wachtwoord'), 'Zolder-met-dakraam-7');
      await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord wijzigen' }));
      await expect(await canvas.findByText(/Kies een nieuw wachtwoord met/u)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Huidig wachtwoord vergeten?' })).toBeVisible();
    },
  },
);

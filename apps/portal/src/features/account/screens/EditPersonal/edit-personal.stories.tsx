import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Persoonlijke gegevens wijzigen' } satisfies Meta;

export default meta;

const form = {
  path: '/profile/data/edit/personal',
  calls: () => [...profileCalls(), ...sessionCalls(aUser())],
};

export const Gevuld = screenStory(form, {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Achternaam')).toHaveValue('Eigenaar');
    await expect(canvas.getByRole('radiogroup', { name: /^Aanhef/u })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mevrouw' })).toBeChecked();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const ZonderAchternaam = screenStory(form, {
  async play({ canvas, userEvent }) {
    await userEvent.clear(await canvas.findByLabelText('Achternaam'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const lastName = canvas.getByLabelText('Achternaam');
    await waitFor(() => expect(lastName).toHaveFocus());
    await expect(lastName).toHaveAccessibleDescription('Vul uw achternaam in.');
  },
});

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Contactgegevens wijzigen' } satisfies Meta;

export default meta;

const form = {
  path: '/profile/data/edit/contact',
  calls: () => [...profileCalls(), ...sessionCalls(aUser())],
};

export const Gevuld = screenStory(form, {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('E-mailadres')).toHaveValue('anna.eigenaar@waterpas.example');
    await expect(canvas.getByLabelText(/^Mobiel/u)).toHaveValue('06-12345678');
  },
});

export const MetFouten = screenStory(form, {
  async play({ canvas, userEvent }) {
    await userEvent.clear(await canvas.findByLabelText('E-mailadres'));
    await userEvent.type(canvas.getByLabelText('E-mailadres'), 'anna@');
    await userEvent.type(canvas.getByLabelText(/^Telefoon/u), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(
      await canvas.findByRole('link', { name: /E-mailadres: Vul een geldig e-mailadres in/u }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Telefoon: Vul een telefoonnummer in/u })).toBeVisible();
  },
});

export const MetFoutenOpTelefoon = { ...MetFouten };

import { profileContract } from '@mijn/domain/profile/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wijziging e-mailadres ongedaan maken' } satisfies Meta;

export default meta;

const path = '/email/undo/token';

export const Beginstand = screenStory(
  { path, calls: () => [...profileCalls(), ...sessionCalls(null)] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    },
  },
);

export const GeluktOpTelefoon = screenStory(
  { path, calls: () => [...profileCalls(), ...sessionCalls(null)] },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ongedaan maken' }));
      await expect(await canvas.findByText(/^Gelukt[.] U logt/u)).toBeVisible();
    },
  },
);

export const LinkWerktNiet = screenStory(
  {
    path,
    calls: () => [mockCall(profileContract.undoEmail, refuse('email_link_invalid')), ...sessionCalls(null)],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ongedaan maken' }));
      await expect(await canvas.findByText(/^Deze link werkt niet meer/u)).toBeVisible();
    },
  },
);

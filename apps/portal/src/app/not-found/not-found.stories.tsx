import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Pagina niet gevonden' } satisfies Meta;

export default meta;

export const NietIngelogd = screenStory(
  { path: '/bestaat-niet', calls: () => sessionCalls(null) },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: 'Naar inloggen' })).toBeVisible();
    },
  },
);

export const Ingelogd = screenStory(
  { path: '/bestaat-niet', calls: () => sessionCalls(aUser()) },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: 'Naar het overzicht' })).toBeVisible();
    },
  },
);

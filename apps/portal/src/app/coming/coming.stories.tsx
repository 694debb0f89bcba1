import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBoardMember } from '../../testing/builders.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Komt eraan' } satisfies Meta;

export default meta;

export const Vergaderingen = screenStory(
  { path: '/meetings', calls: () => sessionCalls(aBoardMember()) },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
    },
  },
);

export const AdressenOpTelefoon = screenStory(
  { path: '/profile/addresses', calls: () => sessionCalls(aBoardMember()) },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Mijn adressen' })).toBeVisible();
    },
  },
);

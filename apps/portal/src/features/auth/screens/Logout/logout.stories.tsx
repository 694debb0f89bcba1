import { authContract } from '@mijn/domain/auth/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Uitloggen' } satisfies Meta;

export default meta;

export const Bezig = screenStory(
  {
    path: '/logout',
    calls: () => [mockCall(authContract.logout, neverResponds), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U wordt uitgelogd')).toBeInTheDocument();
    },
  },
);

export const Uitgelogd = screenStory(
  { path: '/logout', calls: () => sessionCalls(aUser()) },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U bent succesvol uitgelogd. Tot ziens!')).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    },
  },
);

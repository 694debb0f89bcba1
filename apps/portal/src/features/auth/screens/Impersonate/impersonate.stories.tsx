import { authContract } from '@mijn/domain/auth/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, neverResponds, Refusal, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Inloggen namens een klant' } satisfies Meta;

export default meta;

const path = '/login/impersonate/token/signature';
const asCustomer = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2026-11-20T15:00:00.000Z', is_read_only: true },
});

export const Bezig = screenStory(
  { path, calls: () => [mockCall(authContract.impersonate, neverResponds), ...sessionCalls(null)] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('U wordt ingelogd')).toBeInTheDocument();
    },
  },
);

export const Gelukt = screenStory(
  {
    path,
    calls: () => [
      mockCall(authContract.impersonate, () => undefined),
      mockCall(
        authContract.user,
        inTurn(
          () => new Refusal('unauthenticated'),
          () => asCustomer,
        ),
      ),
      ...sessionCalls(null),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/Sara Staf is ingelogd namens deze klant/u)).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    },
  },
);

export const LinkWerktNiet = screenStory(
  {
    path,
    calls: () => [
      mockCall(authContract.impersonate, refuse('impersonation_link_invalid')),
      ...sessionCalls(null),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Je kon niet worden ingelogd.')).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    },
  },
);

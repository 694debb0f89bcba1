import type { AuthUser } from '@mijn/domain/auth';
import { profileContract } from '@mijn/domain/profile/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, refuse } from '@mijn/api/mock/call';
import { aProfile, profileCalls } from '@mijn/api/mock/profile';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { pendingEmail } from '../../../../testing/profile-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn gegevens' } satisfies Meta;

export default meta;

const account = (user: AuthUser) => ({ path: '/profile/data', calls: () => sessionCalls(user) });

const ofMany = aUser({
  name: `Mr. dr. ${LONG_NAME}`,
  email: 'een.heel.lange.naam.die.nergens.kan.worden.afgebroken@vereniging-van-eigenaren.example',
  associations: Array.from({ length: 25 }, (_, index) =>
    anAssociation({
      id: idOf(1, 1001 + index),
      code: String(1001 + index),
      name: `${LONG_NAME} ${index + 1}`,
      is_board: index % 4 === 0,
    }),
  ),
});

export const Gevuld = screenStory(account(aBoardMember()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    await expect(await canvas.findByText('bram.bestuur@waterpas.example')).toBeVisible();
  },
});

export const NieuwEmailadres = screenStory(
  {
    path: '/profile/data',
    calls: () => [...profileCalls(aProfile({ pending_email: pendingEmail })), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Bevestig anna@nieuw.example')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Opnieuw versturen' })).toBeVisible();
    },
  },
);

export const NieuwEmailadresOpTelefoon = { ...NieuwEmailadres };

export const Mislukt = screenStory(
  {
    path: '/profile/data',
    calls: () => [mockCall(profileContract.getProfile, refuse('internal_error')), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw gegevens zijn niet geladen')).toBeVisible();
      await expect(canvas.getByText('Uw verenigingen')).toBeVisible();
    },
  },
);

export const Leeg = screenStory(account(aUser({ associations: [] })), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/nog niet aan een vereniging gekoppeld/u)).toBeVisible();
  },
});

export const Overvol = screenStory(account(ofMany), {
  async play({ canvas }) {
    await expect(await canvas.findByText(new RegExp(`${LONG_NAME} 25`, 'u'))).toBeInTheDocument();
  },
});

export const OvervolOpTelefoon = screenStory(account(ofMany), {
  async play({ canvas }) {
    await canvas.findByText(new RegExp(`${LONG_NAME} 25`, 'u'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

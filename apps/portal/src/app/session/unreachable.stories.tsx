import { authContract } from '@mijn/domain/auth/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Sessie' } satisfies Meta;

export default meta;

const unreachable = async ({ canvas }: Stage) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Het portaal is niet bereikbaar' }),
  ).toBeVisible();
};

const away = {
  path: '/profile/data',
  calls: () => [mockCall(authContract.user, refuse('unavailable')), ...sessionCalls(null)],
};

export const NietBereikbaar = screenStory(away, { play: unreachable });
export const NietBereikbaarOpTelefoon = screenStory(away, { play: unreachable });

export const WeerBereikbaar = screenStory(
  {
    path: '/profile/data',
    calls: () => [
      mockCall(
        authContract.user,
        inTurn(refuse('unavailable'), () => aUser()),
      ),
      ...sessionCalls(null),
    ],
  },
  {
    async play(stage) {
      await unreachable(stage);
      await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Opnieuw proberen' }));
      await expect(
        await stage.canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' }),
      ).toBeVisible();
    },
  },
);

/** The user check at the start succeeds, and the check when the window regains focus fails. */
const lost = {
  path: '/profile/data',
  calls: () => [
    mockCall(
      authContract.user,
      inTurn(() => aUser(), refuse('unavailable')),
    ),
    ...sessionCalls(aUser()),
  ],
};

const connectionLost = async ({ canvas }: Stage) => {
  await canvas.findByRole('heading', { level: 1, name: 'Mijn gegevens' });
  // The frame may be rendered before it listens to the window, so that the event is repeated.
  await waitFor(async () => {
    window.dispatchEvent(new Event('focus'));
    await expect(canvas.getByRole('region', { name: 'Verbinding' })).toBeVisible();
  });
  await expect(canvas.getByRole('region', { name: 'Verbinding' })).toHaveTextContent(
    'Wij proberen het vanzelf opnieuw.',
  );
};

export const VerbindingWeg = screenStory(lost, { play: connectionLost });
export const VerbindingWegOpTelefoon = screenStory(lost, { play: connectionLost });

const almostOver = {
  path: '/profile/data',
  calls: () => sessionCalls(aUser({ session_ends_in_s: 240 })),
};

const warned = async ({ canvas }: Stage) => {
  await expect(await canvas.findByRole('region', { name: 'Einde van uw sessie' })).toHaveTextContent(
    'Sla op wat u hebt ingevuld',
  );
};

export const SessieEindigtBijna = screenStory(almostOver, { play: warned });
export const SessieEindigtBijnaOpTelefoon = screenStory(almostOver, { play: warned });

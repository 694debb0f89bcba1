import type { AuthUser } from '@mijn/domain/auth';
import { archiveContract } from '@mijn/domain/archive/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  asOwnerSees,
  noDocuments,
  someDocuments,
  tooManyDocuments,
  type ArchiveData,
} from '../../testing/archive-data.ts';
import { aUser } from '../../testing/builders.ts';
import { archiveCalls } from '../../testing/calls/archive-calls.ts';
import { inTurn, mockCall, neverAnswered, refuse } from '../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { slowly } from '../../testing/calls/slowly.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Overzicht' } satisfies Meta;

export default meta;

const landing = (user: AuthUser | null, archive: ArchiveData = asOwnerSees(someDocuments)) => ({
  path: '/',
  calls: () => [...sessionCalls(user), ...archiveCalls(archive)],
});

export const NietIngelogd = screenStory(landing(null), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Inloggen' })).toBeVisible();
  },
});

export const Laden = screenStory(
  {
    path: '/',
    calls: () => [mockCall(archiveContract.listDocuments, neverAnswered), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    },
  },
);

/** What stands there while the documents load gives way to them without a jump. */
export const VanLadenNaarGevuld = screenStory(
  {
    path: '/',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...archiveCalls(tooManyDocuments)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: /^9 /u })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(landing(aUser(), noDocuments), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/nog geen documenten/u)).toBeVisible();
  },
});

export const Gevuld = screenStory(landing(aUser()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Notulen ALV 10-6-2026/u })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(landing(aUser(), tooManyDocuments), {
  async play({ canvas }) {
    await canvas.findAllByRole('listitem');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const GeenVereniging = screenStory(landing(aUser({ associations: [] })), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent nog niet aan een vereniging gekoppeld')).toBeVisible();
  },
});

export const StoringDieOvergaat = screenStory(
  {
    path: '/',
    calls: () => [
      mockCall(
        archiveContract.listDocuments,
        inTurn(refuse('unavailable'), () => ({ data: [], meta: { page: 1, per_page: 4, total: 0 } })),
      ),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('De documenten zijn niet geladen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
      await expect(await canvas.findByText(/nog geen documenten/u)).toBeVisible();
    },
  },
);

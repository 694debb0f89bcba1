import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { someGroups, tooManyGroups } from '../../../../testing/board-data.ts';
import { boardCalls } from '../../../../testing/calls/board-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Zichtbaarheid archiefgroepen' } satisfies Meta;

export default meta;

const path = '/profile/board/archive-settings';

const settings = (groups: readonly ArchiveGroupVisibility[]) => ({
  path,
  calls: () => [...sessionCalls(aBoardMember()), ...boardCalls({ groups })],
});

export const Laden = screenStory(
  {
    path,
    calls: () => [
      mockCall(archiveContract.listGroupVisibility, neverResponds),
      ...sessionCalls(aBoardMember()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Zichtbaarheid archiefgroepen' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path,
    calls: () => [slowly(), ...sessionCalls(aBoardMember()), ...boardCalls({ groups: someGroups })],
  },
  {
    async play({ canvas }) {
      await canvas.findByRole('switch', { name: 'Contracten' });
      await expect(canvas.getByText('Contracten')).toBeVisible();
    },
  },
);

export const Leeg = screenStory(settings([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen archiefgroepen' })).toBeVisible();
  },
});

export const Gevuld = screenStory(settings(someGroups), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('switch', { name: 'Vergaderstukken' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Contracten' })).not.toBeChecked();
    await expect(canvas.getByText(/Sara Staf van Waterpas VvE Beheer/u)).toBeVisible();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const Gewijzigd = screenStory(settings(someGroups), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Onderhoud' }));
    await expect(await canvas.findByText('Alleen het bestuur ziet “Onderhoud” nu.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  },
});

export const Vraag = screenStory(settings(someGroups), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Contracten' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('15 documenten worden zichtbaar voor 31 eigenaren.')).toBeVisible();
  },
});

export const VraagOpTelefoon = { ...Vraag };

export const Mislukt = screenStory(
  {
    path,
    calls: () => [
      mockCall(archiveContract.listGroupVisibility, refuse('internal_error')),
      ...sessionCalls(aBoardMember()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De archiefgroepen zijn niet geladen')).toBeVisible();
    },
  },
);

export const Overvol = screenStory(settings(tooManyGroups), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('switch', { name: /^40 / })).toBeInTheDocument();
  },
});

export const OvervolOpTelefoon = screenStory(settings(tooManyGroups), {
  async play({ canvas }) {
    await canvas.findByRole('switch', { name: /^40 / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { newslettersCalls } from '@mijn/api/mock/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { deletedNewsletters, overdueNewsletter } from '../../../../testing/deleted-data.ts';
import { newslettersOfBoard } from '../../../../testing/newsletters-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Nieuwsbrief/Onlangs verwijderd' } satisfies Meta;

export default meta;

const path = '/news-letter/deleted';
const board = (deleted: Parameters<typeof newslettersCalls>[1]) => ({
  path,
  calls: () => [...sessionCalls(aBoardMember()), ...newslettersCalls(newslettersOfBoard, deleted)],
});

export const Leeg = screenStory(board([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
  },
});

export const Gevuld = screenStory(board(deletedNewsletters), {
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Onlangs verwijderde nieuwsbrieven' });
    const [published, draft] = within(list).getAllByRole('listitem');
    await expect(published).toHaveTextContent('Verschenen op 24-8-2026');
    await expect(draft).toHaveTextContent('Concept');
    await userEvent.click(canvas.getByRole('button', { name: 'Terugzetten Winterklaar' }));
    await expect(await screen.findByText('“Winterklaar” is teruggezet.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Terugzetten Zomer: lift en laadpalen' })).toHaveFocus(),
    );
  },
});

export const GevuldOpTelefoon = screenStory(board(deletedNewsletters));

export const VerschijntMeteen = screenStory(board([overdueNewsletter]), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/verschijnt meteen als u die terugzet/u)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Terugzetten Vergadering van december' });
    await userEvent.click(button);
    const question = within(
      await screen.findByRole('alertdialog', { name: '“Vergadering van december” terugzetten?' }),
    );
    await expect(question.getByText(/Zij krijgen er ook een mail over/u)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Niet terugzetten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Terugzetten en laten verschijnen' }));
    await expect(await screen.findByText('“Vergadering van december” is teruggezet.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Storing = screenStory(
  {
    path,
    calls: () => [
      mockCall(newslettersContract.listDeletedNewsletters, refuse('internal_error')),
      ...sessionCalls(aBoardMember()),
      ...newslettersCalls(newslettersOfBoard),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De verwijderde nieuwsbrieven zijn niet geladen')).toBeVisible();
    },
  },
);

import { someAgendaItems } from '@mijn/api/mock/agenda';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hallStory } from '../../../../testing/hall-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Een verwijderd punt' } satisfies Meta;

export default meta;

let isDeleted = false;

/** Item 4 is deleted by another board member as soon as the question is open. */
const deletes = () => {
  isDeleted = false;
  return [
    http.get('*/agenda-items', () =>
      isDeleted
        ? HttpResponse.json({ data: someAgendaItems().filter(({ number }) => number !== 4) })
        : undefined,
    ),
    mockCall(
      ballotsContract.openBallot,
      () => new Refusal('validation_failed', { errors: { item_id: [{ code: 'not_allowed' }] } }),
    ),
  ];
};

/** Opening a ballot about an item that is gone says so, and not only that something is wrong. */
export const IntussenVerwijderd = screenStory(hallStory({ path: 'hold', first: deletes }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stemming openen over punt 4' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    isDeleted = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Stemming openen' }));
    await expect(await dialog.findByText('Punt 4, “Begroting 2027”, is verwijderd')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Stemming openen' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /over punt 4/u })).not.toBeInTheDocument(),
    );
  },
});

import { MOCK_PASSWORD, mockAccounts, mockApi } from '@mijn/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overviewCalls } from '../../testing/calls/overview-calls.ts';
import { checkersOverview } from '../../testing/overview-data.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Hele portaal' } satisfies Meta;

export default meta;

/** The whole portal with the mocked provider that other teams build with: from the login to a list, and to an overview with a script. */
export const MetVerzonnenGegevens = screenStory(
  { path: '/login', calls: () => [...overviewCalls(checkersOverview), ...mockApi()] },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('E-mailadres'), mockAccounts.board);
      await userEvent.type(canvas.getByLabelText('Wachtwoord'), MOCK_PASSWORD);
      await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
      await userEvent.click(await canvas.findByRole('link', { name: /^Actiepunten/u }));
      await expect(await canvas.findByText('1–25 van 60')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: /^Overzicht/u }));
      await expect(
        await canvas.findByRole('heading', { name: '12 Facturen wachten op uw controle' }),
      ).toBeVisible();
    },
  },
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { type ReceivedVote, VoteReceipt } from './vote-receipt.tsx';

const own: ReceivedVote = {
  id: '45',
  label: 'Uw appartement',
  detail: 'Kadestraat 45 · 22 stemmen',
  vote: 'for',
  text: 'Voor',
};

const ofBakker: ReceivedVote = {
  id: '47',
  label: 'B. Bakker',
  detail: 'Kadestraat 47 · 24 stemmen',
  vote: 'against',
  text: 'Tegen',
};

const meta = {
  title: 'Gegevens/Stembevestiging',
  component: VoteReceipt,
  args: {
    title: 'Uw stemmen zijn ontvangen',
    moment: '9-12-2026, 20.41.07 uur',
    votesLabel: 'Uw stemmen',
    votes: [own, ofBakker],
    actions: (
      <Button variant="quiet" isWide>
        Wijzig uw stem
      </Button>
    ),
    children: 'Dat kan tot de voorzitter de stemming sluit. Daarna ziet u hier de uitslag.',
  },
} satisfies Meta<typeof VoteReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Uw stemmen zijn ontvangen9-12-2026, 20.41.07 uur',
    );
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Uw appartementKadestraat 45 · 22 stemmenVoor',
      'B. BakkerKadestraat 47 · 24 stemmenTegen',
    ]);
  },
};

export const BeginstandOpTelefoon: Story = { ...Beginstand };

export const Donker: Story = { globals: { scheme: 'dark' } };

export const Geheim: Story = {
  args: {
    title: 'Uw stem is ontvangen',
    moment: undefined,
    takesFocus: true,
    votes: [{ ...own, vote: 'secret', text: 'Verzegeld' }],
    children: 'De stemming is geheim. Ook wij kunnen niet zien wat u stemde.',
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

export const Oneens: Story = {
  args: {
    votes: [
      {
        ...own,
        warning: (
          <Alert tone="warning" title="U bent het niet eens met de andere eigenaar">
            De stem van dit appartement telt niet mee.
          </Alert>
        ),
      },
    ],
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    title: longName,
    votes: [1, 2, 3].map((number) => ({
      id: String(number),
      label: longName,
      detail: longName.replaceAll(' ', ''),
      vote: 'option',
      text: longName.replaceAll(' ', ''),
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

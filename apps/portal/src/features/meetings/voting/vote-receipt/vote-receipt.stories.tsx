import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { type ReceivedVote, VoteReceipt } from './vote-receipt.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

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
  title: 'Onderdelen/Vergaderingen/Stembevestiging',
  component: VoteReceipt,
  parameters: partStory,
  args: {
    title: 'Uw stemmen zijn ontvangen',
    moment: '9-12-2026, 20.41.07 uur',
    votesLabel: 'Uw stemmen',
    votes: [own, ofBakker],
    actions: (
      <Button variant="quiet" isWide>
        Uw stem wijzigen
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

export const Geheim: Story = {
  args: {
    title: 'Uw stem is ontvangen',
    moment: undefined,
    takesFocus: true,
    votes: [{ ...own, vote: 'secret', text: 'Verzegeld' }],
    children: 'De stemming is geheim. Ook wij kunnen niet zien wat u hebt gestemd.',
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
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

import { mdiBellOutline, mdiWrench } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { FactLine } from '@mijn/ui/fact-line';
import { Status } from '@mijn/ui/status';
import { MatchPanel } from './match-panel.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const onFollow = fn();

const meta = {
  title: 'Onderdelen/Actiepunten/Gelijkenis',
  component: MatchPanel,
  parameters: partStory,
  args: {
    title: 'Is dit hetzelfde?',
    intro: 'Dit is al gemeld.',
    name: 'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst',
    href: '#actiepunt',
    facts: (
      <>
        <Status tone="busy" icon={mdiWrench} size="small">
          In behandeling
        </Status>
        <FactLine>
          AP-2026-029
          <>Portiek A, dak</>
        </FactLine>
      </>
    ),
    note: 'Gemeld op 12-11-2026 · 6 volgers',
    action: (
      <Button variant="quiet" icon={mdiBellOutline} onPress={onFollow}>
        Dit actiepunt volgen
      </Button>
    ),
    dismissLabel: 'Nee, dit is iets anders',
    onDismiss: fn(),
  },
} satisfies Meta<typeof MatchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('region', { name: 'Is dit hetzelfde?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dit actiepunt volgen' }));
    await waitFor(() => expect(onFollow).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Nee, dit is iets anders' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
  },
};

export const OvervolOpTelefoon: Story = { args: { name: longName, note: longName, intro: longName } };

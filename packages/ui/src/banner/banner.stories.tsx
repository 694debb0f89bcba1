import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../alert/alert.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { Banner, FloatingBanners } from './banner.tsx';

const stop = fn();
const stopping = (
  <Button variant="quiet" size="small" onPress={stop}>
    Stoppen
  </Button>
);

const meta = {
  title: 'Meldingen/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    label: 'Meekijken',
    children: 'Sara Staf is ingelogd namens deze klant, tot 15.30 uur. Wijzigen kan niet.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meekijken: Story = {
  args: { actions: stopping },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Meekijken' })).toHaveTextContent('Let op:Sara Staf');
    await press('Tab', 'Enter');
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  },
};

export const MeekijkenOpTelefoon: Story = { args: { actions: stopping } };

export const ZegtZichzelf: Story = {
  args: {
    label: 'Verbinding',
    isAnnounced: true,
    children: 'Er is geen verbinding. Wij proberen het vanzelf opnieuw.',
    actions: (
      <Button variant="quiet" size="small">
        Opnieuw proberen
      </Button>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Er is geen verbinding.');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Opnieuw proberen');
  },
};

export const Fout: Story = {
  args: {
    tone: 'danger',
    label: 'Verouderde browser',
    children: 'U gebruikt Firefox 60. Deze browser is verouderd en wordt niet ondersteund.',
  },
};

export const Mededeling: Story = {
  args: {
    tone: 'info',
    label: 'Mededeling',
    children: 'Op zaterdag 5 december van 22.00 tot 23.00 uur is Mijn Waterpas niet bereikbaar.',
    actions: (
      <Button variant="quiet" size="small" aria-label="Mededeling sluiten">
        Sluiten
      </Button>
    ),
  },
};

export const MededelingOpTelefoon: Story = { ...Mededeling };

export const OvervolOpTelefoon: Story = {
  args: { children: `${longName}. ${longName}.`, actions: stopping },
};

/** Banners that appear later are over the bottom edge of the screen. */
export const Later: Story = {
  args: { label: 'Belangrijk nieuws', children: 'Geen water op 1 december', actions: stopping },
  render: (args) => (
    <FloatingBanners>
      <Banner {...args} />
      <Banner {...args} label="Ander nieuws" />
    </FloatingBanners>
  ),
  async play({ canvas }) {
    const { bottom } = canvas.getByRole('region', { name: 'Ander nieuws' }).getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
  },
};

export const LaterOpTelefoon: Story = { ...Later };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Dit hoort bij één lijst, maar staat op elke bladzijde boven alles."
      instead="Gebruik een `Alert` in de bladzijde, of een `Toast` voor wat voorbijgaat."
      right={<Alert tone="warning">3 facturen zijn nog niet gecontroleerd.</Alert>}
    >
      <Banner tone="warning" label="Let op">
        3 facturen zijn nog niet gecontroleerd.
      </Banner>
    </Misuse>
  ),
};

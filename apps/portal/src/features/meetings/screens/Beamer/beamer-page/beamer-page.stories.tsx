import { mdiFullscreen } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { Status } from '@mijn/ui/status';
import { QrCode } from '@mijn/ui/qr-code';
import { VotesCast } from '../../../hold/votes-cast/votes-cast.tsx';
import { BeamerPage } from './beamer-page.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Beamer',
  component: BeamerPage,
  parameters: { ...partStory, layout: 'fullscreen' },

  args: {
    kind: <Status tone="done">Stemming open</Status>,
    title: '6. Laadpalen in de parkeerkelder',
    wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
    foot: 'Stem op uw telefoon: mijn.waterpas.example/stemmen',
    code: <QrCode value="https://mijn.waterpas.example/stemmen" label="QR-code" />,
    actions: (
      <Button variant="quiet" size="small" icon={mdiFullscreen}>
        Volledig scherm
      </Button>
    ),
    children: <VotesCast votes={518} total={702} text="van de 702 aanwezige stemmen binnen" />,
  },
} satisfies Meta<typeof BeamerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stemming: Story = {
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1 });
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    await expect(size).toBeGreaterThan(window.innerWidth / 32);
    await expect(canvas.getByRole('main').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      window.innerHeight,
    );
  },
};

/** The hall does not see the buttons, and the person at the laptop finds them by the pointer or the keyboard. */
export const KnoppenVerdwijnen: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Volledig scherm' });
    const opacity = () => getComputedStyle(button.parentElement ?? button).opacity;
    await waitFor(() => expect(opacity()).toBe('0'), { timeout: 6000 });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(opacity()).toBe('1'));
    button.blur();
    await waitFor(() => expect(opacity()).toBe('0'));
    await userEvent.pointer({ target: canvas.getByRole('heading'), coords: { x: 20, y: 20 } });
    await waitFor(() => expect(opacity()).toBe('1'));
  },
};

export const Overvol: Story = {
  args: { title: longName, wording: longName.repeat(3), foot: longName },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

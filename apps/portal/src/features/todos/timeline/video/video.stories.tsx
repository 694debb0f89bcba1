import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import film from '@mijn/ui/storybook/media/druppels.mp4';
import { Video } from './video.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Actiepunten/Filmpje',
  component: Video,
  parameters: partStory,
  args: {
    label: 'Filmpje van Anna de Vries',
    src: film,
    name: 'IMG_0042.mp4',
    byteSize: 13_045,
    downloadHref: film,
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    const player = canvas.getByLabelText('Filmpje van Anna de Vries');
    await expect(player).toHaveAttribute('controls');
    // The server of the stories sends no parts of a file, so that the player cannot move to this time.
    await expect(player).toHaveAttribute('src', `${film}#t=0.1`);
    const link = canvas.getByRole('link', { name: 'Opslaan: IMG_0042.mp4' });
    await expect(link).toHaveAttribute('download');
    await expect(link).toHaveAttribute('href', film);
  },
};

/** A video that the browser cannot play says so, and can be saved. */
export const KanNietSpelen: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', name: longName },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Dit filmpje kan hier niet worden afgespeeld\./u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Opslaan/u })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { photos as drawings } from '../../.storybook/media/photos.ts';
import { Button } from '../button/button.tsx';
import { PhotoTiles, type PhotoTilesProps, type TilePhoto } from './photo-tiles.tsx';

const photos: readonly TilePhoto[] = drawings
  .slice(0, 3)
  .map(({ id, src }) => ({ id, src, name: `${id}.jpg`, alt: '' }));

function WithState({ photos: first, ...props }: PhotoTilesProps) {
  const [shown, setShown] = useState(first);
  return (
    <PhotoTiles
      {...props}
      photos={shown}
      onAlt={(id, alt) =>
        setShown(shown.map((photo) => (photo.id === id ? Object.assign({}, photo, { alt }) : photo)))
      }
      onRemove={(id) => {
        props.onRemove(id);
        setShown(shown.filter((photo) => photo.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Media/Fototegels',
  component: PhotoTiles,
  args: {
    label: "Foto's bij uw melding",
    summary: "3 foto's toegevoegd",
    action: <Button variant="link">Alles weghalen</Button>,
    photos,
    onAlt: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof PhotoTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toegevoegd: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Foto 2: Wat is er te zien?' });
    await userEvent.type(field, 'Natte plek');
    await waitFor(() => expect(field).toHaveValue('Natte plek'));
    await userEvent.click(canvas.getByRole('button', { name: 'Foto 1 weghalen' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('kade'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Foto 1 weghalen' })).toHaveFocus());
  },
};

export const ToegevoegdOpTelefoon: Story = {};

export const Onderweg: Story = {
  args: {
    summary: "1 van 4 foto's toegevoegd",
    photos: [
      ...photos.slice(0, 1),
      {
        id: 'tuin',
        src: drawings[2]?.src,
        name: 'tuin.jpg',
        alt: '',
        byteSize: 4_800_000,
        upload: { status: 'uploading', progress: 62 },
      },
      { id: 'lift', name: 'lift.heic', alt: '', upload: { status: 'waiting', reason: 'Wacht op de beurt' } },
      {
        id: 'dak',
        name: 'dak.jpg',
        alt: '',
        upload: { status: 'failed', error: 'De foto dak.jpg is niet verstuurd. Probeer het opnieuw.' },
      },
    ],
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('progressbar', { name: 'Voortgang van foto 2' })).toHaveAttribute(
      'aria-valuetext',
      '62% van 4,8 MB',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen: dak.jpg' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith('dak'));
  },
};

export const OnderwegOpTelefoon: Story = { ...Onderweg };

export const OvervolOpTelefoon: Story = {
  args: {
    summary: longName,
    photos: Array.from({ length: 8 }, (_, at) => ({
      id: `foto-${at}`,
      src: drawings[at % drawings.length]?.src,
      name: `${longName}.jpg`,
      alt: longName,
    })),
  },
};

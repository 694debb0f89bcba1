import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { pointOf, realDevices } from '../../.storybook/devices.ts';
import { longName } from '../../.storybook/long-name.ts';
import dak from '../../.storybook/media/dak.svg?url';
import { photos } from '../../.storybook/media/photos.ts';
import tuin from '../../.storybook/media/tuin.svg?url';
import { press } from '../../.storybook/press.ts';
import { Alert } from '../alert/alert.tsx';
import { ImageOrder, type ImageOrderProps, type OrderedImage } from './image-order.tsx';

const images: readonly OrderedImage[] = photos.map(({ id, src }) => ({ id, src, name: `${id}.jpg` }));

function Form({ images: first, coverId, ...props }: ImageOrderProps) {
  const [shown, setShown] = useState(first);
  const [cover, setCover] = useState(coverId);
  return (
    <ImageOrder
      {...props}
      images={shown}
      coverId={cover}
      onOrder={(ids) => {
        props.onOrder(ids);
        setShown(ids.flatMap((id) => shown.filter((image) => image.id === id)));
      }}
      onCover={(id) => {
        props.onCover(id);
        setCover(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setShown(shown.filter((image) => image.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Media/Fotovolgorde',
  component: ImageOrder,
  args: {
    label: "Foto's in het album",
    images,
    coverId: 'kade',
    onOrder: fn(),
    onCover: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ImageOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Volgorde: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('grid', { name: "Foto's in het album" })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Kies tuin.jpg als omslag' }));
    await waitFor(() => expect(args.onCover).toHaveBeenCalledWith('tuin'));
    const badge = (await canvas.findByRole('row', { name: /^tuin/u })).querySelector('strong');
    await waitFor(() => expect(badge).toHaveFocus());
    await expect(badge).toHaveTextContent('Omslag');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder dak.jpg' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('dak'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

export const EerderEnLater: Story = {
  tags: ['toets'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'tuin.jpg eerder' }));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith([
        'kade',
        'tuin',
        'trappenhuis',
        'dak',
        'fietsenstalling',
      ]),
    );
    await canvas.findByText('tuin.jpg staat nu op plaats 2 van 5');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'tuin.jpg eerder' })).toHaveFocus());
    await press('Enter');
    await canvas.findByText('tuin.jpg staat nu op plaats 1 van 5');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'tuin.jpg later' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'tuin.jpg eerder' })).toBeDisabled();
  },
};

export const SlepenMetDeMuis: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const first = await canvas.findByRole('row', { name: /^kade/u });
    const third = await canvas.findByRole('row', { name: /^tuin/u });
    const devices = realDevices();
    if (!devices) return;
    await devices.dragMouse(pointOf(first), pointOf(third, third.clientWidth / 2 - 5));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith([
        'trappenhuis',
        'tuin',
        'kade',
        'dak',
        'fietsenstalling',
      ]),
    );
  },
};

/** Een vinger op de greep sleept meteen, zonder lang drukken. */
export const SlepenMetEenVinger: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const handle = await canvas.findByRole('button', { name: 'Verplaats kade.jpg' });
    const third = canvas.getByRole('row', { name: /^tuin/u }).getBoundingClientRect();
    const finger = (type: string, target: EventTarget, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          clientX,
          clientY,
        }),
      );
    const { left, top } = handle.getBoundingClientRect();
    finger('pointerdown', handle, left + 20, top + 20);
    await waitFor(() => expect(handle.closest('[data-dragged]')).not.toBeNull());
    finger('pointermove', document, third.right - 10, third.top + 20);
    await waitFor(() => expect(document.querySelector('[data-drop=after]')).not.toBeNull());
    finger('pointerup', document, third.right - 10, third.top + 20);
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenLastCalledWith([
        'trappenhuis',
        'tuin',
        'kade',
        'dak',
        'fietsenstalling',
      ]),
    );
    await expect(document.querySelector('[data-dragged]')).toBeNull();
    await canvas.findByText('kade.jpg staat nu op plaats 3 van 5');
  },
};

function WithDescriptions(props: ImageOrderProps) {
  const [shown, setShown] = useState(props.images);
  return (
    <ImageOrder
      {...props}
      images={shown}
      onAlt={(id, alt) =>
        setShown(shown.map((image) => (image.id === id ? Object.assign({}, image, { alt }) : image)))
      }
    />
  );
}

/** Veel foto's met een beschrijving. De lijst neemt de spatie en de letters niet van het veld af. */
export const Beschrijven: Story = {
  args: {
    images: Array.from({ length: 60 }, (_, at) => ({
      id: `foto-${at}`,
      src: photos[at % photos.length]?.src,
      name: `IMG_${at}.jpg`,
      alt: '',
    })),
    coverId: 'foto-0',
  },
  render: (args) => <WithDescriptions {...args} />,
  async play({ canvas, userEvent }) {
    const field = await canvas.findByLabelText('Wat is er te zien op IMG_30.jpg?');
    await userEvent.click(field);
    await userEvent.keyboard('op de tuindag');
    await waitFor(() => expect(field).toHaveValue('op de tuindag'));
  },
};

export const SlepenMetHetToetsenbord: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await canvas.findByRole('row', { name: /^kade/u });
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^kade/u })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verplaats kade.jpg' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen /u));
    const firstPlace = document.activeElement;
    await press('ArrowDown');
    await waitFor(() => expect(firstPlace).not.toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByRole('row', { name: /^kade/u })).toHaveFocus());
  },
};

/** Escape breekt het slepen af. De focus gaat terug naar de greep. */
export const SlepenAfbreken: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    await canvas.findByRole('row', { name: /^kade/u });
    await press('Tab', 'Tab');
    const handle = canvas.getByRole('button', { name: 'Verplaats kade.jpg' });
    await waitFor(() => expect(handle).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen /u));
    const firstPlace = document.activeElement;
    await press('ArrowDown');
    await waitFor(() => expect(firstPlace).not.toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Plaatsen /u })).toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(handle).toHaveFocus();
    await expect(args.onOrder).not.toHaveBeenCalled();
    // The handle works again at once.
    await press('Enter');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen /u));
    // A drag that goes on takes the clicks of the next story on the same page.
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Plaatsen /u })).toBeNull());
  },
};

export const Onderweg: Story = {
  args: {
    images: [
      ...images.slice(0, 2),
      { id: 'tuin', src: tuin, name: 'tuin.jpg', upload: { status: 'uploading', progress: 42 } },
      {
        id: 'dak',
        src: dak,
        name: 'dak.jpg',
        upload: {
          status: 'failed',
          error: 'De verbinding is verbroken. Uw foto is bewaard: probeer het opnieuw.',
        },
      },
      { id: 'lift', name: 'lift.heic', upload: { status: 'uploading', progress: 0 } },
    ],
  },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByRole('progressbar', { name: 'Voortgang van tuin.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen: dak.jpg' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith('dak'));
  },
};

export const Leeg: Story = {
  args: { images: [], coverId: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: "Nog geen foto's" })).toBeVisible();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    images: Array.from({ length: 12 }, (_, at) => ({
      id: `foto-${at}`,
      src: photos[at % photos.length]?.src,
      name: at === 1 ? `${longName}.jpg` : `IMG_20260614_1030${at}.jpg`,
    })),
    coverId: 'foto-0',
  },
};

/** Fout: foto's kunnen alleen met slepen worden verplaatst. */
export const Misbruik: Story = {
  render: () => (
    <Alert tone="warning" title="Zo niet">
      Laat de knoppen “eerder” en “later” niet weg omdat er gesleept kan worden. Slepen lukt niet iedereen:
      niet met trillende handen, niet met een schakelaar, en op een telefoon pas na lang drukken. Bewaar de
      volgorde ook niet pas bij het opslaan van het formulier: geef haar bij elke <code>onOrder</code> meteen
      terug.
    </Alert>
  ),
};

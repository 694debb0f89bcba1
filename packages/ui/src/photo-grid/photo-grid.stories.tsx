import { mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { brokenPhoto, manyPhotos, photos } from '../../.storybook/media/photos.ts';
import { press } from '../../.storybook/press.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { PhotoGrid, PhotoGridSkeleton } from './photo-grid.tsx';

const meta = {
  title: 'Media/Fotoraster',
  component: PhotoGrid,
  args: { label: "Foto's van de zomer", photos, onOpen: fn() },
} satisfies Meta<typeof PhotoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Album: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('list', { name: "Foto's van de zomer" })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await press('Tab', 'Tab');
    const second = canvas.getByRole('button', {
      name: 'Foto 2 van 5: Het trappenhuis na het schilderwerk',
    });
    await waitFor(() => expect(second).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('trappenhuis'));
  },
};

/** Staande en liggende foto's hebben dezelfde vorm, zodat niets verspringt als een foto is geladen. */
export const VasteVorm: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    for (const { width, height } of boxes) await expect(width / height).toBeCloseTo(4 / 3, 1);
    const [first] = canvas.getAllByRole('presentation');
    await expect(first).toHaveAttribute('srcset', expect.stringContaining('400w'));
    await expect(first).toHaveAttribute('sizes');
  },
};

/** De foto's worden niet geladen, zodat de tijdelijke vlakken zichtbaar blijven. */
export const VageVoorproefjes: Story = {
  args: {
    photos: photos.map((photo) => Object.assign({}, photo, { src: '', srcSet: undefined })),
  },
};

export const ZonderOpenen: Story = {
  render: (args) => <PhotoGrid label={args.label} photos={args.photos} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};

export const KapotteFoto: Story = {
  args: { photos: [brokenPhoto, ...photos.slice(0, 2)] },
  async play({ canvas }) {
    await canvas.findByText('Deze foto kan niet worden getoond');
    await expect(canvas.getByRole('button', { name: /^Foto 1 van 3: Foto van de lift/u })).toBeEnabled();
  },
};

export const Leeg: Story = {
  args: {
    photos: [],
    empty: {
      children: "Foto's van de vereniging staan hier. Iedere eigenaar kan foto's toevoegen.",
      action: <Button icon={mdiPlus}>Foto's toevoegen</Button>,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: "Nog geen foto's" })).toBeVisible();
  },
};

export const Laden: Story = {
  render: () => <PhotoGridSkeleton count={8} />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText("De foto's worden geladen")).toBeInTheDocument());
  },
};

export const Overvol: Story = { args: { photos: manyPhotos(40) } };

export const OvervolOpTelefoon: Story = {
  args: {
    photos: manyPhotos(9).map((photo, at) =>
      at === 1 ? Object.assign({}, photo, { caption: longName }) : photo,
    ),
  },
};

/** Fout: foto's zonder beschrijving. */
export const Misbruik: Story = {
  args: { photos: photos.map((photo) => Object.assign({}, photo, { alt: '' })) },
  render: (args) => (
    <>
      <Alert tone="warning" title="Zo niet">
        Zonder beschrijving hoort iemand die niet ziet alleen “Foto 1 van 5”. Vraag bij het toevoegen wat er
        op de foto staat, en geef dat als <code>alt</code> mee. Een bestandsnaam is geen beschrijving.
      </Alert>
      <br />
      <PhotoGrid {...args} />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Foto 1 van 5' })).toBeVisible();
  },
};

/** The photos of a message: three on a line. */
export const Klein: Story = {
  args: { size: 'small', photos: photos.slice(0, 4) },
  async play({ canvas }) {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  },
};

export const KleinOpTelefoon: Story = { ...Klein };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { brokenPhoto, manyPhotos, photos } from '../../.storybook/media/photos.ts';
import { press } from '../../.storybook/press.ts';
import { PhotoGrid } from '../photo-grid/index.ts';
import { Lightbox, type LightboxProps } from './index.ts';

function Album({ label, photos, openId }: Omit<LightboxProps, 'onChange'>) {
  const [open, setOpen] = useState(openId);
  return (
    <>
      <PhotoGrid label={label} photos={photos} openId={open} onOpen={setOpen} />
      <Lightbox label={label} photos={photos} openId={open} onChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Media/Foto groot',
  component: Lightbox,
  args: { label: 'Zomer 2026', photos, openId: null, onChange: () => undefined },
  render: ({ label, photos, openId }) => <Album label={label} photos={photos} openId={openId} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = (text: string) => screen.findByText(text);

export const Foto: Story = {
  args: { openId: 'kade' },
  async play({ userEvent }) {
    const window = within(await screen.findByRole('dialog', { name: 'Foto’s: Zomer 2026' }));
    await count('Foto 1 van 5');
    await expect(screen.getByRole('img', { name: 'De kade bij avond, met verlichte ramen' })).toBeVisible();
    await expect(window.getByText('Uitzicht vanaf de brug, september 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volgende foto' }));
    await count('Foto 2 van 5');
    await userEvent.click(screen.getByRole('button', { name: 'Vorige foto' }));
    await count('Foto 1 van 5');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Volgende foto' })).toHaveFocus());
  },
};

export const MetHetToetsenbord: Story = {
  async play({ canvas }) {
    await press('Tab', 'Tab', 'Enter');
    const window = await screen.findByRole('dialog');
    await count('Foto 2 van 5');
    await press('ArrowRight');
    await count('Foto 3 van 5');
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await count('Foto 1 van 5');
    await press('End');
    await count('Foto 5 van 5');
    await press('Home');
    await count('Foto 1 van 5');
    await press('ArrowRight', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(window.contains(document.activeElement)).toBe(true);
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Back at the photo that was seen last.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Foto 2 van 5/u })).toHaveFocus());
  },
};

export const VegenMetDeVinger: Story = {
  args: { openId: 'kade' },
  async play() {
    await count('Foto 1 van 5');
    const swipe = async (from: number, to: number) => {
      const stage = screen.getByRole('img', { name: /./u }).parentElement;
      if (!stage) throw new Error('The photo stands in nothing.');
      const at = (clientX: number) => ({ pointerId: 1, button: 0, isPrimary: true, clientX, clientY: 300 });
      stage.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(stage, at(from));
      await fireEvent.pointerMove(stage, at((from + to) / 2));
      await fireEvent.pointerUp(stage, at(to));
    };
    await swipe(600, 300);
    await count('Foto 2 van 5');
    await swipe(300, 600);
    await count('Foto 1 van 5');
    await swipe(300, 600);
    await count('Foto 1 van 5');
  },
};

export const Vergroot: Story = {
  args: { openId: 'dak' },
  async play({ userEvent }) {
    const photo = await screen.findByRole('img', { name: /^Het dak/u });
    const { width } = photo.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Vergroten' }));
    await waitFor(() => expect(photo.getBoundingClientRect().width).toBeGreaterThan(width * 2));
    await userEvent.click(screen.getByRole('button', { name: 'Hele foto' }));
    await waitFor(() => expect(photo.getBoundingClientRect().width).toBeCloseTo(width, 0));
  },
};

export const EenFoto: Story = {
  args: { photos: photos.slice(2, 3), openId: 'tuin' },
  async play() {
    await count('Foto 1 van 1');
    await expect(screen.queryByRole('button', { name: 'Volgende foto' })).toBeNull();
  },
};

export const KapotteFoto: Story = {
  args: { photos: [brokenPhoto, ...photos], openId: 'kapot' },
  async play() {
    await screen.findByText(/^Deze foto kan niet worden getoond\. De andere/u);
    await press('ArrowRight');
    await count('Foto 2 van 6');
    await press('ArrowLeft');
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    photos: manyPhotos(40).map((photo) => Object.assign({}, photo, { caption: `${longName}. ${longName}.` })),
    openId: 'dak-3',
  },
  async play() {
    await count('Foto 4 van 40');
  },
};

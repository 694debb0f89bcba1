import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pointOf, realDevices, stroke } from '../../.storybook/devices.ts';
import { longName } from '../../.storybook/long-name.ts';
import { brokenPhoto, manyPhotos, photos } from '../../.storybook/media/photos.ts';
import { press } from '../../.storybook/press.ts';
import { PhotoGrid } from '../photo-grid/photo-grid.tsx';
import { Lightbox } from './lightbox.tsx';
import type { LightboxProps } from './lightbox-props.ts';

function Album(props: Omit<LightboxProps, 'onChange'>) {
  const [openId, setOpenId] = useState(props.openId);
  return (
    <>
      <PhotoGrid label={props.label} photos={props.photos} openId={openId} onOpen={setOpenId} />
      <Lightbox {...props} openId={openId} onChange={setOpenId} />
    </>
  );
}

const meta = {
  title: 'Media/Foto groot',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'Zomer 2026', photos, openId: null, onChange: () => undefined },
  render: ({ onChange: _onChange, ...args }) => <Album {...args} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = (text: string) => screen.findByText(text);

/** Returns the dialog when it has the focus, because its keys do not work before that. */
async function openedWindow(): Promise<HTMLElement> {
  const window = await screen.findByRole('dialog');
  await waitFor(() => expect(window.contains(document.activeElement)).toBe(true));
  return window;
}

export const Foto: Story = {
  args: { openId: 'kade' },
  async play({ userEvent }) {
    const window = within(await screen.findByRole('dialog', { name: "Foto's: Zomer 2026" }));
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
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Tab', 'Enter');
    const window = await openedWindow();
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
    await waitFor(() => expect(window.contains(document.activeElement)).toBe(true));
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The focus is on the photo that was shown last.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Foto 2 van 5/u })).toHaveFocus());
  },
};

async function openPhoto(name: RegExp) {
  const photo = await screen.findByRole('img', { name });
  return { photo, at: (right: number, down = 0) => pointOf(photo, right, down) };
}

const widthOf = (photo: Element) => photo.getBoundingClientRect().width;

export const VegenMetDeVinger: Story = {
  args: { openId: 'kade' },
  async play() {
    await count('Foto 1 van 5');
    const { at } = await openPhoto(/^De kade/u);
    const devices = realDevices();
    if (!devices) return;
    const [left, right] = [at(-120), at(120)];
    await devices.touchScreen(stroke([right, left]));
    await count('Foto 2 van 5');
    await devices.touchScreen(stroke([left, right]));
    await count('Foto 1 van 5');
    // No photo is before the first photo. The next swipe starts at the first
    // photo again, and shows the second photo.
    await devices.touchScreen(stroke([left, right]));
    await count('Foto 1 van 5');
    await devices.touchScreen(stroke([right, left]));
    await count('Foto 2 van 5');
  },
};

export const VegenMetDeVingerOpTelefoon: Story = { ...VegenMetDeVinger };

/** The wheel zooms the photo at the pointer, and not the page. */
export const VergrotenMetHetWiel: Story = {
  args: { openId: 'dak', downloadOf: (id) => `#${id}.jpg` },
  async play() {
    const { photo } = await openPhoto(/^Het dak/u);
    await expect(screen.getByRole('link', { name: 'Foto downloaden' })).toHaveAttribute('href', '#dak.jpg');
    const width = widthOf(photo);
    const turn = (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      photo.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(turn(-300)).toBe(true);
    await waitFor(() => expect(widthOf(photo)).toBeGreaterThan(width * 2));
    turn(3000);
    await waitFor(() => expect(widthOf(photo)).toBeCloseTo(width, 0));
  },
};

/** Moving two fingers apart zooms in, and moving them together zooms out. One finger moves a zoomed photo. */
export const KnijpenOpTelefoon: Story = {
  args: { openId: 'dak' },
  async play() {
    const { photo, at } = await openPhoto(/^Het dak/u);
    const devices = realDevices();
    if (!devices) return;
    const width = widthOf(photo);
    const [near, far] = [
      [at(-20), at(20)],
      [at(-80), at(80)],
    ] as const;
    await devices.touchScreen(stroke([near[0], far[0]], [near[1], far[1]]));
    await waitFor(() => expect(widthOf(photo)).toBeGreaterThan(width * 2));

    const { x } = photo.getBoundingClientRect();
    await devices.touchScreen(stroke([near[0], far[0]]));
    await waitFor(() => expect(photo.getBoundingClientRect().x).toBeLessThan(x - 30));
    await count('Foto 4 van 5');

    await devices.touchScreen(stroke([far[0], near[0]], [far[1], near[1]]));
    await waitFor(() => expect(widthOf(photo)).toBeCloseTo(width, 0));
  },
};

export const DubbelTikkenOpTelefoon: Story = {
  args: { openId: 'dak' },
  async play() {
    const { photo, at } = await openPhoto(/^Het dak/u);
    const devices = realDevices();
    if (!devices) return;
    const width = widthOf(photo);
    const tap = [[at(0)], []];
    await devices.touchScreen([...tap, ...tap]);
    await waitFor(() => expect(widthOf(photo)).toBeGreaterThan(width * 2));
    await devices.touchScreen([...tap, ...tap]);
    await waitFor(() => expect(widthOf(photo)).toBeCloseTo(width, 0));
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
    await openedWindow();
    await press('ArrowRight');
    await count('Foto 2 van 6');
    await press('ArrowLeft');
    await count('Foto 1 van 6');
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

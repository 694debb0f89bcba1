import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button as TriggerButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { expect, screen, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import buttonStyles from '../button/button.module.css';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Stack } from '../stack/stack.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

function WithButton({ children, ...props }: PopoverProps) {
  return (
    <DialogTrigger>
      <TriggerButton className={buttonStyles['button'] ?? ''} data-variant="quiet">
        Kies soorten
      </TriggerButton>
      <Popover {...props}>
        <Dialog aria-label="Soorten" style={{ padding: 'var(--space-4)', overflow: 'auto' }}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const kinds = ['Notulen', 'Begroting', 'Facturen'];

const choices = (names: readonly string[]) => (
  <Stack>
    {names.map((name) => (
      <Checkbox key={name} label={name} />
    ))}
  </Stack>
);

const meta = {
  title: 'Meldingen/Zwevend vlak',
  component: Popover,
  args: { placement: 'bottom start', children: choices(kinds) },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await press('Tab', 'Enter');
  return screen.findByRole('dialog', { name: 'Soorten' });
};

export const Geopend: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Kies soorten' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const surface = await opened();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(surface.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
  },
};

export const MetHetToetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const surface = await opened();
    await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true));
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await press(key);
      await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true));
    }
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kies soorten' })).toHaveFocus());
  },
};

export const KlikErnaastSluit: Story = {
  tags: ['toets'],
  async play({ userEvent }) {
    await opened();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ZoBreedAlsDeKnop: Story = {
  args: { isAsWideAsTrigger: true },
  async play() {
    await opened();
  },
};

/** Een lange lijst scrolt in de popover, en de popover past altijd in beeld. */
export const OvervolOpTelefoon: Story = {
  args: { children: choices(Array.from({ length: 30 }, (_, at) => `${at + 1}. ${longName}`)) },
  async play() {
    const surface = await opened();
    await waitFor(async () => {
      const { left, right, bottom } = surface.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

/** Fout: noodzakelijke uitleg is alleen zichtbaar na een druk op een knop. */
export const Misbruik: Story = {
  args: {
    children: (
      <p>
        Zo niet: wat men moet weten om een veld in te vullen, staat bij het veld (<code>description</code>).
        Wie haast heeft, opent dit niet; wie vergroot, ziet het veld er niet meer bij.
      </p>
    ),
  },
  async play() {
    await opened();
  },
};

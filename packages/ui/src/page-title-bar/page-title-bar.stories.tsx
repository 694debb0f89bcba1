import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiDotsVertical, mdiPlus, mdiPrinterOutline, mdiTrayArrowDown } from '@mdi/js';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Status } from '../status/status.tsx';
import { PageTitleBar } from './page-title-bar.tsx';

const meta = {
  title: 'Kader/Titelbalk',
  component: PageTitleBar,
  args: { children: 'Archief' },
} satisfies Meta<typeof PageTitleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  },
};

export const MetAlles: Story = {
  args: {
    sub: 'VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)',
    back: (
      <Link href="#archive" isBack>
        Terug naar het archief
      </Link>
    ),
    actions: (
      <>
        <Button variant="quiet" icon={mdiTrayArrowDown}>
          Download selectie
        </Button>
        <Button icon={mdiPlus}>Documenten toevoegen</Button>
      </>
    ),
  },
};

/** A page about one thing has the subject as its title, with the kind and the reference or date above it. */
export const OverEenDing: Story = {
  args: {
    children: 'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst',
    kind: 'Actiepunt AP-2026-029 · Dagelijks onderhoud',
    sub: (
      <>
        <Status>Open</Status> sinds 16-11-2026 · 1 van 3 taken gereed
      </>
    ),
    back: (
      <Link href="#todos" isBack>
        Actiepunten
      </Link>
    ),
    actions: (
      <Button variant="quiet" icon={mdiPrinterOutline}>
        Afdrukken
      </Button>
    ),
  },
  async play({ canvas }) {
    const kind = canvas.getByText(/AP-2026-029/u).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(kind.bottom).toBeLessThanOrEqual(title.top);
  },
};

export const OverEenDingOpTelefoon: Story = { ...OverEenDing };

export const MetAllesOpTelefoon: Story = { ...MetAlles };

/** A menu keeps its size, at the end of the line, also when it is the only action. */
export const AlleenMenuOpTelefoon: Story = {
  args: { actions: <IconButton icon={mdiDotsVertical} label="Meer over Album 8" /> },
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    const { width, right } = button.getBoundingClientRect();
    await expect(width).toBe(44);
    await expect(right).toBe(button.parentElement?.getBoundingClientRect().right);
  },
};

export const Overvol: Story = {
  args: { ...MetAlles.args, children: longName, sub: longName },
};

export const OvervolOpTelefoon: Story = {
  ...Overvol,
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

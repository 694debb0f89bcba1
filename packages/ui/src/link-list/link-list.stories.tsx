import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Card } from '../card/card.tsx';
import { LinkList, LinkListSkeleton } from './link-list.tsx';

const meta = {
  title: 'Gegevens/Lijst met links',
  component: LinkList,
  args: {
    label: 'Open actiepunten',
    links: [
      {
        id: '1',
        href: '#1',
        name: 'Dakgoot aan de noordzijde vervangen',
        facts: ['AP-2026-002', 'Groot onderhoud'],
      },
      {
        id: '2',
        href: '#2',
        name: 'Intercom van portiek B kraakt',
        facts: ['AP-2026-011', 'Dagelijks onderhoud'],
      },
      { id: '3', href: '#3', name: 'Begroting 2027 opstellen' },
    ],
  },
  render: (args) => (
    <Card title="Open actiepunten">
      <LinkList {...args} />
    </Card>
  ),
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Open actiepunten' })).toBeVisible();
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Dakgoot .* AP-2026-002/u })).toHaveFocus());
  },
};

export const Laden: Story = {
  render: () => (
    <Card title="Open actiepunten">
      <LinkListSkeleton />
    </Card>
  ),
};

/** Links without a line below their names are lower. */
export const LadenZonderTweedeRegel: Story = {
  render: () => (
    <Card title="Stukken">
      <LinkListSkeleton rows={2} hasSub={false} />
    </Card>
  ),
};

export const BeginstandOpTelefoon: Story = { ...Beginstand };

export const OvervolOpTelefoon: Story = {
  args: {
    links: ['1', '2', '3'].map((id) => ({
      id,
      href: `#${id}`,
      name: `${longName} `.repeat(5),
      facts: [longName],
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="In een lange lijst zonder sorteren of zoeken vindt niemand iets terug."
      instead="Zet hoogstens vijf links in een kaart, met een link naar het geheel; gebruik anders een tabel."
    >
      <LinkList
        label="Alle actiepunten"
        links={Array.from({ length: 12 }, (_, at) => ({
          id: `${at}`,
          href: `#${at}`,
          name: `Actiepunt ${at}`,
        }))}
      />
    </Misuse>
  ),
};

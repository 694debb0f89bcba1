import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { type OverviewItem, ItemGrid, ItemGridSkeleton } from './item-grid.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="220"%3E%3Crect width="320" height="220" fill="%23cfe3ea"/%3E%3Crect x="30" y="52" width="170" height="168" fill="%23a4573f"/%3E%3C/svg%3E';
const page =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="210" height="297"%3E%3Crect width="210" height="297" fill="white"/%3E%3Crect x="24" y="30" width="110" height="18" fill="%230f5c60"/%3E%3C/svg%3E';

const items: OverviewItem[] = [
  {
    id: 'album',
    href: '#album',
    kind: "Foto's",
    date: '2026-11-20',
    title: 'Schilderwerk voorgevel, week 46',
    cover: { kind: 'photo', src: photo },
  },
  {
    id: 'newsletter',
    href: '#newsletter',
    kind: 'Nieuwsbrief',
    date: '2026-11-17',
    title: 'Najaar op de Kade',
    cover: { kind: 'page', src: page },
  },
  {
    id: 'message',
    href: '#message',
    kind: 'Prikbord',
    date: '2026-11-16',
    title: 'Tuindag: wie doet er mee?',
    cover: {
      kind: 'quote',
      tone: 'attention',
      text: 'Zaterdag 28 november maken we samen de binnentuin winterklaar. Koffie staat klaar om 10.00 uur.',
    },
  },
  {
    id: 'news',
    href: '#news',
    kind: 'Waterpas nieuws',
    date: '2026-11-12',
    title: 'Zo bespaart uw VvE op de energierekening van de hal',
    cover: { kind: 'quote', tone: 'brand', text: 'Een ledlamp in de hal verdient zich in een jaar terug.' },
  },
];

const meta = {
  title: 'Gegevens/Nieuw',
  component: ItemGrid,
  args: { label: 'Nieuw in uw vereniging', items },
} satisfies Meta<typeof ItemGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: /Nieuwsbrief ?, 17-11-2026.*Najaar op de Kade/u });
    await expect(link).toHaveAttribute('href', '#newsletter');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const GevuldOpTelefoon: Story = { ...Gevuld };

export const Drie: Story = { args: { items: items.slice(0, 3) } };
export const DrieOpTelefoon: Story = { ...Drie };
export const Een: Story = { args: { items: items.slice(2, 3) } };

export const ZonderPlaatje: Story = {
  args: {
    items: items.map((story) => ({ ...story, cover: { kind: 'page', src: undefined } })),
  },
};

export const Overvol: Story = {
  args: {
    items: items.map((story) => ({
      ...story,
      title: longName,
      kind: longName,
      ...(story.cover.kind === 'quote' && { cover: { ...story.cover, text: longName.repeat(5) } }),
    })),
  },
};
/** A quote ends with a whole line. */
export const OvervolOpTelefoon: Story = {
  ...Overvol,
  async play({ canvas }) {
    for (const quote of canvas.getAllByText(longName.repeat(5))) {
      const { bottom } = quote.getBoundingClientRect();
      await expect(bottom).toBeLessThan(quote.parentElement?.getBoundingClientRect().bottom ?? 0);
    }
  },
};

export const Laden: Story = { render: () => <ItemGridSkeleton /> };
export const LadenOpTelefoon: Story = { ...Laden };

const withTitle = (title: string): OverviewItem[] =>
  items.map(({ id, href, kind, date, cover }) => ({ id: id + title, href, kind, date, title, cover }));

export const Misbruik: Story = {
  render: ({ label }) => (
    <Misuse
      why="Een lijst die verder gaat, wordt een muur van tegels."
      instead="Toon het nieuwste van elke soort, en verwijs voor de rest naar de lijst."
    >
      <ItemGrid
        label={label}
        items={['week 44', 'week 45', 'week 46'].flatMap((title) => withTitle(title))}
      />
    </Misuse>
  ),
};

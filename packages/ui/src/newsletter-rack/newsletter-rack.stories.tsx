import { mdiDotsVertical } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Menu, MenuIconButton } from '../menu/menu.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tag } from '../tag/tag.tsx';
import {
  NewsletterItem,
  NewsletterLead,
  NewsletterRack,
  NewsletterRackSkeleton,
} from './newsletter-rack.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"><rect width="210" height="297" fill="#0f4c4f"/><rect x="30" y="90" width="150" height="150" fill="#f2a65a"/></svg>',
)}`;
const sender = 'VvE De Kade';

const menuOf = (subject: string) => (
  <Menu
    trigger={<MenuIconButton icon={mdiDotsVertical} label={`Acties voor ${subject}`} />}
    groups={[{ id: 'manage', entries: [{ id: 'edit', label: 'Wijzigen', href: '#wijzigen' }] }]}
  />
);

const meta = {
  title: 'Gegevens/Nieuwsbrieven',
  component: NewsletterLead,
  args: {
    subject: 'Najaar op de Kade',
    cover: { src: picture, sender },
    href: '#nieuwsbrief',
    date: '2026-11-17',
    isNew: true,
    pages: '4 bladzijden',
    summary: 'Over de steiger, het nieuwe intercomsysteem en de vergadering van 9 december.',
    actions: <LinkButton href="#nieuwsbrief">Lees de nieuwsbrief</LinkButton>,
  },
  render: (args) => (
    <Stack gap="large">
      <NewsletterLead {...args} />
      <NewsletterRack label="Eerdere nieuwsbrieven">
        {['Zomer: lift en laadpalen', 'Voorjaar', 'Winterklaar', 'De jaarvergadering'].map((subject) => (
          <NewsletterItem
            key={subject}
            subject={subject}
            cover={{ sender }}
            href="#nieuwsbrief"
            date="2026-08-24"
          />
        ))}
      </NewsletterRack>
    </Stack>
  ),
} satisfies Meta<typeof NewsletterLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    const newest = canvas.getByRole('article', { name: 'Najaar op de Kade' });
    await expect(newest).toHaveTextContent('nieuw');
    await expect(canvas.getAllByRole('link', { name: 'Najaar op de Kade' })).toHaveLength(1);
    await expect(canvas.getByRole('list', { name: 'Eerdere nieuwsbrieven' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Winterklaar' })).toHaveAttribute('href', '#nieuwsbrief');
  },
};

export const GewoonOpTelefoon: Story = { ...Gewoon };

export const NietVerschenen: Story = {
  render: () => (
    <NewsletterRack label="Nog niet verschenen">
      <NewsletterItem
        subject="Winterklaar"
        cover={{ src: picture, sender }}
        href="#nieuwsbrief"
        mark={<Tag look="attention">Concept</Tag>}
        menu={menuOf('Winterklaar')}
      />
      <NewsletterItem
        subject="Vergadering van december"
        cover={{ sender }}
        href="#nieuwsbrief"
        mark={<Tag look="attention">Verschijnt op 1-12-2026, 9.30 uur</Tag>}
        menu={menuOf('Vergadering van december')}
      />
    </NewsletterRack>
  ),
};

export const NietVerschenenOpTelefoon: Story = { ...NietVerschenen };

/** A cover whose picture does not load stays the drawn cover. */
export const ZonderPlaatje: Story = {
  args: { cover: { src: '/bestaat-niet.png', sender }, date: undefined, summary: undefined, isNew: false },
  async play({ canvasElement }) {
    const pictures = () => canvasElement.querySelectorAll('article img');
    await waitFor(() => expect(pictures()).toHaveLength(0));
  },
};

const endless = longName.replaceAll(' ', '');

export const OvervolOpTelefoon: Story = {
  args: { subject: endless, summary: `${longName}. ${endless}`, cover: { sender: longName } },
  render: (args) => (
    <Stack gap="large">
      <NewsletterLead {...args} menu={menuOf('de nieuwste')} />
      <NewsletterRack label="Eerdere nieuwsbrieven">
        <NewsletterItem {...args} menu={menuOf('een')} />
        <NewsletterItem {...args} subject={longName} menu={menuOf('twee')} />
      </NewsletterRack>
    </Stack>
  ),
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Laden: Story = { render: () => <NewsletterRackSkeleton /> };
export const LadenOpTelefoon: Story = { render: () => <NewsletterRackSkeleton /> };

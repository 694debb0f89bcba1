import { mdiDotsVertical } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { LinkButton } from '@mijn/ui/link-button';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { Stack } from '@mijn/ui/stack';
import { NewsletterItem, NewsletterLead, NewsletterRack } from './newsletter-rack.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

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
  title: 'Onderdelen/Nieuwsbrieven/Nieuwsbrieven',
  component: NewsletterLead,
  parameters: partStory,
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

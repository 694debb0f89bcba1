import { mdiDotsVertical } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Menu, MenuIconButton } from '../menu/menu.tsx';
import { Message, MessageFeed, MessageFeedSkeleton, MessageFile, MessageFiles } from './message-feed.tsx';

const file = { name: 'Taakverdeling tuindag', href: '#document', extension: 'pdf', byteSize: 84_000 };

const menu = (
  <Menu
    trigger={<MenuIconButton icon={mdiDotsVertical} label="Acties voor Steiger aan de noordzijde" />}
    groups={[{ id: 'change', entries: [{ id: 'edit', label: 'Wijzigen', href: '#wijzigen' }] }]}
  />
);

const meta = {
  title: 'Gegevens/Berichten',
  component: Message,
  args: {
    subject: 'Tuindag: wie doet er mee?',
    href: '#bericht',
    text: 'Zaterdag 28 november maken we samen de binnentuin winterklaar.\nKoffie staat klaar om 10.00 uur.\n\nLaat even weten of u komt: 06 12 34 56 78, of kijk op www.tuindag.example.',
    author: 'Anna de Vries',
    facts: ['vandaag, 9.12 uur'],
    isUnread: true,
  },
  render: (args) => (
    <MessageFeed label="Berichten">
      <Message {...args} />
      <Message
        {...args}
        subject="Steiger aan de noordzijde"
        text="De steiger blijft een week langer staan."
        author="Bram Bestuur"
        facts={['16-11-2026', 'gewijzigd 17-11-2026']}
        menu={menu}
      />
      <Message
        {...args}
        subject="Sleutelbos gevonden"
        text="Af te halen op nummer 31."
        author="K. Oosterhuis"
        facts={['12-11-2026']}
        isUnread={false}
      />
    </MessageFeed>
  ),
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    const message = canvas.getByRole('article', { name: 'Tuindag: wie doet er mee?' });
    await expect(message).toHaveTextContent('Anna de Vries');
    await expect(message).toHaveTextContent('nieuw');
    await expect(canvas.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
      'href',
      'tel:+31612345678',
    );
    const website = canvas.getByRole('link', { name: /^www\.tuindag\.example/u });
    await expect(website).toHaveAttribute('href', 'https://www.tuindag.example/');
    await expect(website).toHaveAttribute('rel', 'noreferrer');
  },
};

export const GewoonOpTelefoon: Story = { ...Gewoon };

export const MetBijlagen: Story = {
  args: {
    files: (
      <MessageFiles label="Bijlagen bij Tuindag">
        <MessageFile {...file} />
        <MessageFile {...file} name="Boodschappen" />
      </MessageFiles>
    ),
  },
  async play({ canvas }) {
    const [link] = canvas.getAllByRole('link', { name: 'Taakverdeling tuindag' });
    await expect(link).toHaveAttribute('href', '#document');
  },
};

export const MetBijlagenOpTelefoon: Story = { ...MetBijlagen };

const paragraph = 'De steiger blijft een week langer staan, tot en met vrijdag 27 november. ';

export const LangeTekst: Story = {
  args: { text: `${paragraph.repeat(10)}\n\n`.repeat(8) },
  async play({ canvas, userEvent }) {
    const [message] = canvas.getAllByRole('article');
    const [more] = canvas.getAllByRole('button', { name: 'Lees verder' });
    if (!message || !more) throw new Error('There is no shortened text.');
    const height = message.getBoundingClientRect().height;
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(message.getBoundingClientRect().height).toBeGreaterThan(height * 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Minder tonen' }));
    await waitFor(() => expect(message.getBoundingClientRect().height).toBe(height));
  },
};

const markup = `<script>window.isAttacked = true</script><img src=x onerror="window.isAttacked = true"> <b>vet</b> [klik](javascript:alert(1)) &amp; {{7*7}}`;

export const Opmaak: Story = {
  args: { subject: markup, text: markup, author: markup },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByText(/<script>window\.isAttacked/u).length).toBeGreaterThan(1);
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getAttribute('href')).not.toMatch(/^javascript:/iu);
    }
    await expect('isAttacked' in window).toBe(false);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    subject: longName.replaceAll(' ', ''),
    author: longName,
    facts: ['gisteren, 19.30 uur', 'gewijzigd vandaag, 9.12 uur'],
    text: `${'a'.repeat(300)} https://example.org/${'b'.repeat(300)}`,
    menu,
    files: (
      <MessageFiles label="Bijlagen">
        <MessageFile {...file} name={longName.replaceAll(' ', '')} />
      </MessageFiles>
    ),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Laden: Story = { render: () => <MessageFeedSkeleton /> };
export const LadenOpTelefoon: Story = { render: () => <MessageFeedSkeleton /> };

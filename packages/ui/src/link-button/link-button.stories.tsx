import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiArrowRight, mdiDownload } from '@mdi/js';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { ButtonRow } from '../stack/stack.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Knoppen/Linkknop',
  component: LinkButton,
  args: { href: '#invoices-check', children: 'Facturen controleren' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hoofdactie: Story = {
  args: { iconAfter: mdiArrowRight },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Facturen controleren' })).toHaveAttribute(
      'href',
      '#invoices-check',
    );
  },
};

export const Soorten: Story = {
  render: (args) => (
    <ButtonRow>
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" />
      <LinkButton {...args} variant="text" />
      <LinkButton {...args} size="small" />
    </ButtonRow>
  ),
};

/** A link with `download` is a plain anchor, not the link component of the app. */
export const Downloaden: Story = {
  args: { variant: 'quiet', icon: mdiDownload, href: '#file', download: '', children: 'Downloaden' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Downloaden' })).toHaveAttribute('download');
  },
};

export const OvervolOpTelefoon: Story = { args: { children: longName, isWide: true } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Dit bewaart iets, maar een link kan men ook in een nieuw tabblad openen of delen."
      instead="Gebruik een `Button` voor wat iets doet, en een `LinkButton` voor wat ergens heen gaat."
    >
      <LinkButton href="#save">Opslaan</LinkButton>
    </Misuse>
  ),
};

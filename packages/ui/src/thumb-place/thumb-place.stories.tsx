import { mdiBullhornOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../link-button/link-button.tsx';
import { PageTitleBar } from '../page-title-bar/page-title-bar.tsx';
import { ThumbPlace } from './thumb-place.tsx';

const meta = {
  title: 'Knoppen/Duimplek',
  component: ThumbPlace,
  args: {
    children: (
      <LinkButton icon={mdiBullhornOutline} href="#melden">
        Iets melden
      </LinkButton>
    ),
  },
  render: (args) => (
    <>
      <PageTitleBar actions={<ThumbPlace {...args} />}>Actiepunten</PageTitleBar>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>Actiepunt {line + 1}</p>
      ))}
    </>
  ),
} satisfies Meta<typeof ThumbPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

/** The action is at the bottom of the screen, also while the page scrolls. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const { top, bottom } = canvas.getByRole('link', { name: 'Iets melden' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

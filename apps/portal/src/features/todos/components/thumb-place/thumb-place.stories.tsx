import { mdiBullhornOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '@mijn/ui/link-button';
import { PageTitleBar } from '@mijn/ui/page-title-bar';
import { ThumbPlace } from './thumb-place.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Actiepunten/Duimplek',
  component: ThumbPlace,
  parameters: partStory,
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

/** The action is at the bottom of the screen, also while the page scrolls. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const { top, bottom } = canvas.getByRole('link', { name: 'Iets melden' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

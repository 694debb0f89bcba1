import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.ts';
import { ExtensionTag } from '../extension-tag/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Snippet } from '../snippet/index.ts';
import { ButtonRow } from '../stack/index.ts';
import { Thumbnail } from '../thumbnail/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Klein/Label',
  component: Tag,
  args: { children: 'notulen' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {};
export const Bestuur: Story = { args: { look: 'attention', children: 'bestuur' } };
export const Extensie: Story = { render: () => <ExtensionTag extension="pdf" /> };
export const Toets: Story = { render: () => <Kbd>/</Kbd> };
export const Initialen: Story = { render: () => <Avatar name="Anna de Vries" /> };

export const Miniaturen: Story = {
  render: () => (
    <ButtonRow>
      {['pdf', 'xlsx', 'jpg'].map((extension) => (
        <Thumbnail key={extension} extension={extension} />
      ))}
    </ButtonRow>
  ),
};

export const Fragment: Story = {
  render: () => (
    <Snippet
      page={12}
      parts={[
        { text: 'vervangen van de ', is_hit: false },
        { text: 'dakgoten', is_hit: true },
      ]}
    />
  ),
};

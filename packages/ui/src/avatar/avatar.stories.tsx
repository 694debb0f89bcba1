import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Menu, MenuButton } from '../menu/menu.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Gegevens/Initialen',
  component: Avatar,
  args: { name: 'Anna de Vries' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--surface-brand)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VoorEnAchternaam: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('AV')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const EenNaam: Story = { args: { name: 'Anna' } };

export const InEenKnop: Story = {
  render: (args) => (
    <Menu
      label="Menu van Anna de Vries"
      groups={[{ id: 'menu', entries: [{ id: 'data', label: 'Mijn gegevens', onAction: () => undefined }] }]}
      trigger={
        <MenuButton look="avatar" label="Menu van Anna de Vries">
          <Avatar {...args} />
        </MenuButton>
      }
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Menu van Anna de Vries');
  },
};

/** On a surface, beside a name in a list. */
export const OpEenVlak: Story = { args: { look: 'surface' } };

export const OvervolOpTelefoon: Story = {
  args: { name: 'Wilhelmina Wiebke van Wassenaer van Warmenhuizen-Wolvenkamp' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Tag } from '../tag/tag.tsx';
import { FactLine } from './fact-line.tsx';

const meta = {
  title: 'Gegevens/Regel met feiten',
  component: FactLine,
  args: { children: ['A-2026-0114', 'Onderhoud', '3-11-2026'] },
} satisfies Meta<typeof FactLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {};

export const MetTag: Story = { args: { marks: <Tag>Alleen bestuur</Tag> } };

/** The dot between two facts is outside the line, where the second one is on the next line. */
export const MeerRegels: Story = {
  decorators: [
    (Story) => (
      <div data-testid="frame" style={{ width: '11ch' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const frame = canvas.getByTestId('frame').getBoundingClientRect();
    const second = canvas.getByText('Onderhoud');
    await expect(second.getBoundingClientRect().left).toBe(frame.left);
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('A-2026-0114').getBoundingClientRect().top,
    );
  },
};

export const OvervolOpTelefoon: Story = {
  args: { children: [longName, longName] },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

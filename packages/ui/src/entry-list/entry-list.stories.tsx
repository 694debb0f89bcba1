import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { BoardTag } from '../board-tag/board-tag.tsx';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { EntryList } from './entry-list.tsx';

const tags = (
  <>
    <BoardTag />
    <Tag>nu gekozen</Tag>
  </>
);

const meta = {
  title: 'Gegevens/Lijst met codes',
  component: EntryList,
  args: {
    entries: [
      { id: '1', code: '1001', name: 'VvE De Kade', tags },
      { id: '2', code: '1002', name: 'VvE Parkzicht' },
    ],
  },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('1001VvE De Kadebestuurnu gekozen');
    await expect(second).toHaveTextContent('1002VvE Parkzicht');
  },
};

/** An entry that can be chosen has a button at the end of its line. */
export const MetKnop: Story = {
  args: {
    entries: [
      { id: '1', code: '1001', name: 'VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)', tags },
      {
        id: '2',
        code: '1002',
        name: 'VvE Parkzicht',
        action: (
          <Button variant="quiet" size="small">
            Kiezen
          </Button>
        ),
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Kiezen' })).toBeVisible();
  },
};

export const MetKnopOpTelefoon: Story = { ...MetKnop };

export const ZonderCode: Story = { args: { entries: [{ id: '1', name: 'VvE De Kade' }] } };

export const Leeg: Story = {
  args: { entries: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

const many = Array.from({ length: 25 }, (_, index) => ({
  id: String(index),
  code: String(1001 + index),
  name: `${longName} ${index + 1}`,
  tags: index % 4 === 0 && tags,
}));

export const Overvol: Story = { args: { entries: many } };

export const OvervolOpTelefoon: Story = {
  args: { entries: many },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een code zegt wat het is, geen feit erover: wie voorleest, hoort “Naam Anna de Vries” als één ding."
      instead="Gebruik DescriptionList voor feiten van één ding."
    >
      <EntryList
        entries={[
          { id: 'naam', code: 'Naam', name: 'Anna de Vries' },
          { id: 'plaats', code: 'Plaats', name: 'Rotterdam' },
        ]}
      />
    </Misuse>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiCalendarMonthOutline, mdiFileDocumentOutline } from '@mdi/js';
import { expect } from 'storybook/test';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Basis/Icoon',
  component: Icon,
  args: { path: mdiFileDocumentOutline },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon has the size of the text beside it. */
export const BijTekst: Story = {
  render: (args) => (
    <div>
      <p style={{ display: 'flex', alignItems: 'center', gap: '0.5em' }}>
        <Icon {...args} /> Documenten
      </p>
      <h2 style={{ display: 'flex', alignItems: 'center', gap: '0.5em' }}>
        <Icon path={mdiCalendarMonthOutline} /> Vergaderingen
      </h2>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Groot: Story = { args: { size: 'large' } };

/** An icon that has a meaning has a label. */
export const MetNaam: Story = {
  args: { path: mdiFileDocumentOutline, label: 'PDF' },
  async play({ canvas }) {
    await expect(canvas.getByTitle('PDF')).toBeInTheDocument();
  },
};

export const OpTelefoon: Story = {};

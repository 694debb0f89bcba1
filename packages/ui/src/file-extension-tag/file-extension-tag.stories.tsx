import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonRow } from '../stack/stack.tsx';
import { FileExtensionTag } from './file-extension-tag.tsx';

const meta = {
  title: 'Gegevens/Bestandssoort',
  component: FileExtensionTag,
  args: { extension: 'pdf' },
} satisfies Meta<typeof FileExtensionTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hoofdletters: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('PDF')).toBeVisible();
  },
};

export const AlleSoortenOpTelefoon: Story = {
  render: () => (
    <ButtonRow>
      {['pdf', 'xlsx', 'docx', 'jpeg', 'heic', 'numbers'].map((extension) => (
        <span key={extension}>
          <FileExtensionTag extension={extension} />
        </span>
      ))}
    </ButtonRow>
  ),
};

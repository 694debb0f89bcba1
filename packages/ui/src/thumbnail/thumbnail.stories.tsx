import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonRow } from '../stack/stack.tsx';
import { Thumbnail } from './thumbnail.tsx';

const meta = {
  title: 'Gegevens/Miniatuur',
  component: Thumbnail,
  args: { extension: 'pdf' },
  argTypes: { extension: { control: 'select', options: ['pdf', 'xlsx', 'jpg'] } },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="104" height="136"><rect width="104" height="136" fill="#fff"/><rect x="16" y="20" width="48" height="8" fill="#0e4a4f"/><path d="M16 44h72M16 60h72M16 76h50" stroke="#999" stroke-width="4"/></svg>',
);

export const Tekst: Story = {};

export const Soorten: Story = {
  render: () => (
    <ButtonRow>
      {['pdf', 'xlsx', 'jpg'].map((extension) => (
        <Thumbnail key={extension} extension={extension} />
      ))}
    </ButtonRow>
  ),
};

export const EersteBladzijde: Story = {
  args: { src: `data:image/svg+xml,${drawn}` },
  async play({ canvasElement, canvas }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    // Screen readers skip the picture, because the name of the document is beside it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const BeeldKomtNietOpTelefoon: Story = {
  args: { src: 'data:image/png;base64,kapot' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};

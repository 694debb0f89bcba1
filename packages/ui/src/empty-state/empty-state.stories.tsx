import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Toestanden/Leeg',
  component: EmptyState,
  args: {
    title: 'Nog geen documenten',
    children: 'Hier komen de stukken van uw vereniging te staan, zoals notulen en begrotingen.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documenten: Story = { args: { action: <Button>Documenten toevoegen</Button> } };
export const NietsGevonden: Story = { args: { drawing: 'search', title: 'Niets gevonden' } };
export const KomtEraan: Story = { args: { drawing: 'soon', title: 'Vergaderingen komen eraan' } };
export const GeenVereniging: Story = { args: { drawing: 'houses', title: 'U hebt nog geen vereniging' } };

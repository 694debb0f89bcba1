import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { StayOnTop } from './stay-on-top.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Blijft bovenaan',
  component: StayOnTop,
  parameters: partStory,
  args: { children: <SearchField label="Zoek op appartement of naam" /> },
  render: (args) => (
    <Stack>
      <p>Zo is er gestemd.</p>
      <StayOnTop {...args} />
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>
          Kadestraat {line + 1}, {longName}
        </p>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof StayOnTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

/** The field stays in view down the list. Whoever searches there sees the begin of the list below the field. */
export const OpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => {
      await expect(window.scrollY).toBeGreaterThan(500);
      const { top, bottom } = canvas.getByRole('searchbox').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(100);
    });
    await userEvent.click(canvas.getByRole('searchbox'));
    await waitFor(async () => {
      const { bottom } = canvas.getByRole('searchbox').getBoundingClientRect();
      const { top } = canvas.getByText(/^Kadestraat 1,/u).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bottom);
      await expect(top).toBeLessThan(window.innerHeight / 2);
    });
  },
};

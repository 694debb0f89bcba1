import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@mijn/ui/button';
import { Section } from '@mijn/ui/section';
import { LivePlace, type LivePlaceProps } from './live-place.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Vergaderingen/Plek die zelf verandert',
  component: LivePlace,
  parameters: partStory,
  args: {
    announcement: 'Stemming open: punt 5, Zonnepanelen op het dak.',
    children: (
      <Section title="5. Zonnepanelen op het dak">
        <p>De stemming is open.</p>
      </Section>
    ),
  },
} satisfies Meta<typeof LivePlace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is announced of what a page shows from its beginning. */
export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading', { name: '5. Zonnepanelen op het dak' })).toBeVisible();
  },
};

function Ballot({ announcement, children }: LivePlaceProps) {
  const [isClosed, setClosed] = useState(false);
  return (
    <LivePlace announcement={isClosed ? 'Uitslag van punt 5: aangenomen.' : announcement}>
      {isClosed ? (
        <Section title="Uitslag">
          <p>Aangenomen: 412 voor, 188 tegen.</p>
        </Section>
      ) : (
        <>
          {children}
          <Button onPress={() => setClosed(true)}>Stemming sluiten</Button>
        </>
      )}
    </LivePlace>
  );
}

/** What had the focus is gone, so that the heading of what came gets it. */
export const Verandering: Story = {
  render: (args) => <Ballot {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Stemming sluiten' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Uitslag' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Uitslag van punt 5: aangenomen.');
  },
};

function Changing(args: LivePlaceProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>Volgende</Button>
      <LivePlace {...args} announcement={count % 2 === 0 ? args.announcement : 'Gesloten.'} />
    </>
  );
}

/** An element that stays keeps the focus, and the first text is announced once it comes again. */
export const FocusBlijft: Story = {
  render: (args) => <Changing {...args} />,
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Volgende' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Gesloten.')).toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await canvas.findByText(args.announcement)).toBeInTheDocument();
  },
};

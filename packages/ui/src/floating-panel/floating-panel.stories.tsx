import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { Button } from '../button/button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx';

const bar = <ProgressBar label="Notulen ALV 10-6-2026.pdf" value={40} />;

const meta = {
  title: 'Meldingen/Vast paneel',
  component: FloatingPanel,
  args: { title: 'Documenten toevoegen', children: bar },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <p>De bladzijde eronder blijft werken.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof FloatingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const panel = canvas.getByRole('region', { name: 'Documenten toevoegen' });
    const { right, bottom } = panel.getBoundingClientRect();
    await expect(right).toBeGreaterThan(document.documentElement.clientWidth - 40);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40);
  },
};

export const Inklappen: Story = {
  args: { summary: '3 van 12 toegevoegd', onClose: fn() },
  async play({ args, canvas, userEvent }) {
    const panel = canvas.getByRole('region', { name: 'Documenten toevoegen' });
    const { height } = panel.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Inklappen' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(canvas.getByText('3 van 12 toegevoegd')).toBeVisible();
    await expect(panel.getBoundingClientRect().height).toBeLessThan(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Uitklappen' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

function WithProblem(props: FloatingPanelProps) {
  const [problemCount, setProblemCount] = useState(0);
  return (
    <>
      <Button onPress={() => setProblemCount(problemCount + 1)}>Een bestand mislukt</Button>
      <FloatingPanel {...props} problemCount={problemCount} />
    </>
  );
}

/** A collapsed panel opens by itself when something needs the user, and can be collapsed again. */
export const OpentBijEenProbleem: Story = {
  render: (args) => <WithProblem {...args} />,
  async play({ canvas, userEvent }) {
    const collapse = () => userEvent.click(canvas.getByRole('button', { name: 'Inklappen' }));
    await collapse();
    await userEvent.click(canvas.getByRole('button', { name: 'Een bestand mislukt' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
    await collapse();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Een bestand mislukt' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
  },
};

const many = Array.from({ length: 20 }, (_, index) => (
  <Button key={index} variant="text">{`${longName} ${index + 1}`}</Button>
));

const fits = async (panel: HTMLElement) => {
  const { top, left, right } = panel.getBoundingClientRect();
  await expect(top).toBeGreaterThan(0);
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
};

export const Overvol: Story = {
  args: { title: longName, children: many },
  async play({ canvas }) {
    await fits(canvas.getByRole('region'));
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };

export const Misbruik: Story = {
  args: { title: 'Nieuw: foto-albums' },
  render: ({ title }) => (
    <Misuse
      why="Reclame die over de bladzijde blijft staan, zit in de weg en kan niet weg."
      instead="Zet nieuws op het overzicht. Dit paneel is voor lang werk dat doorgaat terwijl men verder werkt."
    >
      <FloatingPanel title={title}>Probeer het uit.</FloatingPanel>
    </Misuse>
  ),
};

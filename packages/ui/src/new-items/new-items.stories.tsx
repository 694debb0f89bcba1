import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { LinkList } from '../link-list/link-list.tsx';
import { NewItems } from './new-items.tsx';

const list = (names: readonly string[]) => (
  <LinkList label="Prikbord" links={names.map((name) => ({ id: name, href: '#', name }))} />
);

const names = ['Tuindag: wie doet er mee?', 'Fiets gevonden', 'Oud papier'];

const meta = {
  title: 'Gegevens/Nieuwe berichten',
  component: NewItems,
  args: { label: '1 nieuw bericht: toon', onShow: fn(), children: list(names) },
} satisfies Meta<typeof NewItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '1 nieuw bericht: toon' });
    await expect(button.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(button);
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
  },
};

export const GewoonOpTelefoon: Story = { ...Gewoon };

export const NietsNieuws: Story = {
  args: { label: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Laden: Story = {
  args: { isLoading: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: '99 nieuwe nieuwsbrieven: toon', children: list([longName, `${longName} 2`]) },
};

function Board() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(names);
  return (
    <>
      <button type="button" onClick={() => setCount(1)}>
        Iemand schrijft
      </button>
      <NewItems
        label={count > 0 ? '1 nieuw bericht: toon' : undefined}
        onShow={() => {
          setShown(['Lift weer in bedrijf', ...names]);
          setCount(0);
        }}
      >
        {list(shown)}
      </NewItems>
    </>
  );
}

/** The list does not move when the button appears. After a press the next Tab goes to the newest item. */
export const NietsVerspringt: Story = {
  render: () => <Board />,
  async play({ canvas, userEvent }) {
    const message = canvas.getByRole('link', { name: 'Fiets gevonden' });
    const { top } = message.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Iemand schrijft' }));
    await canvas.findByRole('button', { name: '1 nieuw bericht: toon' });
    await expect(message.getBoundingClientRect().top).toBe(top);
    await press('Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Lijst, nieuwste eerst' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lift weer in bedrijf' })).toHaveFocus());
  },
};

export const Misbruik: Story = {
  render: ({ onShow }) => (
    <Misuse
      why="De knop zegt wat de lijst nog niet toont. Als oproep om te schrijven staat hij in de weg en gaat hij niet weg."
      instead="Zet een knop “Bericht toevoegen” naast de titel van de pagina."
    >
      <NewItems label="Schrijf ook een bericht" onShow={onShow}>
        {list(names)}
      </NewItems>
    </Misuse>
  ),
};

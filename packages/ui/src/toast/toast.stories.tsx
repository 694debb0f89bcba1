import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { TextField } from '../text-field/text-field.tsx';
import { ToastRegion, type ToastMessage } from './toast.tsx';

const LASTING = 600_000;

const saved: ToastMessage = {
  id: '1',
  tone: 'success',
  text: 'Uw gegevens zijn opgeslagen.',
  duration: LASTING,
};
const refused: ToastMessage = {
  id: '2',
  tone: 'danger',
  text: 'Te veel verzoeken, probeer het later opnieuw.',
  duration: LASTING,
};
const undo = fn();
const hidden: ToastMessage = {
  id: '3',
  tone: 'info',
  text: 'Contracten is nu verborgen.',
  duration: LASTING,
  action: { label: 'Ongedaan maken', onPress: undo },
};

function Queue({ toasts }: { toasts: readonly ToastMessage[] }) {
  const [left, setLeft] = useState(toasts);
  const dismiss = useCallback(
    (id: string) => setLeft((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return <ToastRegion toasts={left} onDismiss={dismiss} />;
}

const meta = {
  title: 'Meldingen/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen the toasts are at the top. */
export const Gelukt: Story = {
  args: { toasts: [saved] },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(saved.text);
    await expect(canvas.getByRole('status').getBoundingClientRect().top).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Melding sluiten' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

/** A toast with the tone `danger` interrupts a screen reader. */
export const Fout: Story = {
  args: { toasts: [refused] },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Fout:${refused.text}`);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A toast with an action is a snackbar. */
export const OngedaanMaken: Story = {
  args: { toasts: [hidden] },
  async play({ args, canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(undo).toHaveBeenCalled());
    await expect(args.onDismiss).toHaveBeenCalledWith('3');
  },
};

/** The undo key runs the action, wherever the focus is. Only the latest toast with an action names the key. */
export const MetEenToets: Story = {
  tags: ['toets'],
  args: {
    toasts: [hidden, { ...hidden, id: '5', tone: 'success', text: '“Zomerfeest” is verwijderd.' }],
  },
  render: ({ toasts }) => <Queue toasts={toasts} />,
  async play({ canvas }) {
    undo.mockClear();
    await expect(canvas.getAllByText('Ctrl+Z')).toHaveLength(1);
    await press('Control+z');
    await waitFor(() => expect(canvas.queryByText(/Zomerfeest/u)).toBeNull());
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveAccessibleDescription(
      'Sneltoets: Ctrl+Z',
    );
  },
};

/** In a text field the undo key belongs to the text, so the toast does not name it. */
export const ToetsHoortBijVeld: Story = {
  args: { toasts: [hidden] },
  render: (args) => (
    <>
      <TextField label="Onderwerp" defaultValue="Tuindag" />
      <ToastRegion {...args} />
    </>
  ),
  async play({ args, canvas, userEvent }) {
    undo.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Onderwerp' });
    await userEvent.click(field);
    await waitFor(() => expect(canvas.queryByText('Ctrl+Z')).toBeNull());
    await userEvent.type(field, ' in mei');
    await press('Control+z');
    await expect(undo).not.toHaveBeenCalled();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const GaatVanzelfWeg: Story = {
  args: { toasts: [{ ...saved, duration: 1 }] },
  async play({ args }) {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

/** Three toasts are shown at a time. The fourth toast appears when one of the three disappears. */
export const Rij: Story = {
  args: {
    toasts: [saved, refused, hidden, { ...saved, id: '4', text: 'U bent succesvol uitgelogd. Tot ziens!' }],
  },
  render: ({ toasts }) => <Queue toasts={toasts} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByText(/Tot ziens/u)).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Melding sluiten' })[0] ?? document.body);
    await expect(await canvas.findByText(/Tot ziens/u)).toBeVisible();
  },
};

export const Leeg: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Meldingen' })).toHaveTextContent('');
  },
};

export const OnderaanOpTelefoon: Story = {
  args: { toasts: [saved, hidden] },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('region', { name: 'Meldingen' }).getBoundingClientRect().top,
    ).toBeGreaterThan(400);
  },
};

const overfull: ToastMessage[] = [
  {
    ...refused,
    text: `De geselecteerde vereniging kon niet worden aangepast naar ${longName}. Probeer het later nog eens.`,
  },
  { ...saved, text: `Overgestapt naar ${longName.replaceAll(' ', '')}.` },
  { ...hidden, text: `${longName} is nu verborgen.` },
];

export const Overvol: Story = { args: { toasts: overfull } };

export const OvervolOpTelefoon: Story = {
  args: { toasts: overfull },
  async play({ canvas }) {
    const action = canvas.getByText('Ongedaan maken').getBoundingClientRect();
    const close = canvas.getAllByRole('button', { name: 'Melding sluiten' }).at(-1);
    await expect(action.top).toBeGreaterThan(close?.getBoundingClientRect().top ?? 0);
    const { top, right } = canvas.getByRole('region').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  args: { toasts: [{ ...refused, text: 'Het e-mailadres is niet geldig.' }] },
  render: (args) => (
    <Misuse
      why="De fout verdwijnt, en zegt niet bij welk veld hij hoort."
      instead="Zet de fout bij het veld: `Form` noemt haar ook bovenaan. Een toast is voor wat voorbij mag gaan."
    >
      <ToastRegion {...args} />
    </Misuse>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, SubmitButton, type FormProps } from './form.tsx';

const actions = (
  <>
    <SubmitButton>Gegevens opslaan</SubmitButton>
    <Button variant="quiet">Annuleren</Button>
  </>
);

const firstName = { id: 'voornaam', label: 'Voornaam', message: 'Vul uw voornaam in.' };
const phone = { id: 'telefoon', label: 'Telefoon', message: 'Dit nummer is te kort.' };

function WithState(props: Omit<FormProps, 'children'>) {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [number, setNumber] = useState('06');
  const errors = attempt > 0 ? [...(name ? [] : [firstName]), ...(number.length > 9 ? [] : [phone])] : [];
  const messageOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const submit = () => {
    setAttempt(attempt + 1);
    if (name && number.length > 9) props.onSubmit();
  };
  return (
    <Form {...props} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextField
        id="voornaam"
        label="Voornaam"
        value={name}
        onChange={setName}
        errorMessage={messageOf('voornaam')}
      />
      <TextField
        id="telefoon"
        label="Telefoon"
        type="tel"
        value={number}
        onChange={setNumber}
        errorMessage={messageOf('telefoon')}
      />
    </Form>
  );
}

const fields = (
  <>
    <TextField id="voornaam" label="Voornaam" defaultValue="Anna" />
    <TextField id="telefoon" label="Telefoon" type="tel" defaultValue="0612345678" />
  </>
);

const meta = {
  title: 'Formulier/Formulier',
  component: Form,
  args: { onSubmit: fn(), actions, children: fields },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ args, canvas }) {
    canvas.getByRole('textbox', { name: 'Voornaam' }).focus();
    await press('Enter');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const TweeFouten: Story = {
  render: (args) => <WithState {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gegevens opslaan' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press('Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus());
    await press('A', 'n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('An'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveValue('06');
  },
};

export const EenFout: Story = {
  args: { errors: [phone], attempt: 1, children: fields },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FoutVanHetGeheel: Story = {
  args: {
    errorMessage:
      'Opslaan is niet gelukt: er is geen verbinding. Wat u invulde staat er nog. Probeer het opnieuw.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Wat u invulde staat er nog/u);
    await expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Anna');
  },
};

function WithLongText(props: FormProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  return (
    <Form {...props} errorMessage={errorMessage} onSubmit={() => setErrorMessage('Opslaan is niet gelukt.')}>
      <TextArea label="Bericht" value="" onChange={fn()} rows={14} />
      <TextArea label="Toelichting" value="" onChange={fn()} rows={14} />
      <TextArea label="Opmerkingen" value="" onChange={fn()} rows={14} />
    </Form>
  );
}

/** The error of a form that is higher than the screen scrolls into view. */
export const FoutVanEenLangFormulier: Story = {
  render: (args) => <WithLongText {...args} />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Gegevens opslaan' });
    button.scrollIntoView();
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Bezig: Story = {
  args: { isBusy: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Bezig met versturen/u });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    canvas.getByRole('textbox', { name: 'Voornaam' }).focus();
    await press('Enter');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const kinds = [
  { id: 'tekst', label: 'Onderwerp', message: 'Vul een onderwerp in.' },
  { id: 'lang', label: 'Bericht', message: 'Schrijf een bericht.' },
  { id: 'keuze', label: 'Groep', message: 'Kies een groep.' },
  { id: 'dag', label: 'Datum', message: 'Vul een datum in.' },
  { id: 'soort', label: 'Voor wie', message: 'Kies voor wie dit is.' },
];

const messageOf = Object.fromEntries(kinds.map(({ id, message }) => [id, message]));

export const ElkSoortVeld: Story = {
  args: {
    errors: kinds,
    attempt: 1,
    children: (
      <>
        <TextField id="tekst" label="Onderwerp" errorMessage={messageOf['tekst']} />
        <TextArea id="lang" label="Bericht" value="" onChange={fn()} errorMessage={messageOf['lang']} />
        <Select
          id="keuze"
          label="Groep"
          options={[]}
          value={null}
          onChange={fn()}
          errorMessage={messageOf['keuze']}
        />
        <DateField id="dag" label="Datum" value={null} onChange={fn()} errorMessage={messageOf['dag']} />
        <RadioGroup
          id="soort"
          label="Voor wie"
          options={[{ id: 'allen', label: 'Alle eigenaren' }]}
          value={null}
          onChange={fn()}
          errorMessage={messageOf['soort']}
        />
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    for (const { label, message, id } of kinds) {
      await userEvent.click(canvas.getByRole('link', { name: `${label}: ${message}` }));
      await waitFor(() => expect(document.activeElement?.closest(`#${id}`)).toBeVisible());
    }
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    errors: Array.from({ length: 8 }, (_, index) => ({
      id: `veld-${index}`,
      label: `${longName} ${index + 1}`,
      message: 'Vul de verantwoordelijkheidsverzekeringspolisnummers van alle eigenaren in.',
    })),
  },
};

export const Misbruik: Story = {
  args: {
    actions: (
      <Button type="submit" isDisabled>
        Gegevens opslaan
      </Button>
    ),
  },
  render: (args) => (
    <Misuse
      why="Een knop die uit staat zegt niet wat er nog mist, en het toetsenbord komt er niet."
      instead="Laat de knop altijd aan. Na het versturen zegt het formulier wat er mist, en gaat de focus daarheen."
    >
      <Form {...args} />
    </Misuse>
  ),
};

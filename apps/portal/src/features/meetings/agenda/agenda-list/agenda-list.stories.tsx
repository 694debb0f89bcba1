import { mdiArrowUp, mdiDotsVertical } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { press } from '@mijn/ui/storybook/press';
import { IconButton } from '@mijn/ui/button';
import { AgendaList, type AgendaListItem } from './agenda-list.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const document = (id: string, name: string, byteSize: number) => ({
  id,
  name,
  href: `#${id}`,
  extension: 'pdf',
  byteSize,
});

const items: readonly AgendaListItem[] = [
  { id: '1', number: 1, title: 'Opening en mededelingen', kind: 'note' },
  {
    id: '2',
    number: 2,
    title: 'Jaarverslag van het bestuur',
    kind: 'note',
    text: 'Wat er in 2026 is gedaan, en wat er bleef liggen.',
    documents: [document('jaarverslag', 'Jaarverslag 2026', 410_000)],
  },
  {
    id: '3',
    number: 3,
    title: 'Onderhoud aan de daken',
    kind: 'discuss',
    text: 'Na de lekkage boven portiek A: wat kan wachten, en wat niet?',
  },
  {
    id: '4',
    number: 4,
    title: 'Begroting 2027',
    kind: 'decide',
    proposal: {
      wording: 'De vergadering stelt de begroting van 2027 vast op € 148.600,00.',
      majority: 'meer dan de helft van de uitgebrachte stemmen',
    },
    documents: [
      document('begroting', 'Begroting 2027', 220_000),
      document('toelichting', 'Toelichting per kostensoort', 96_000),
    ],
  },
  {
    id: '5',
    number: 5,
    title: 'Zonnepanelen op het dak',
    kind: 'decide',
    proposal: {
      wording:
        'De vergadering laat 84 zonnepanelen plaatsen door Zon op Zuid, voor hoogstens € 61.200,00 uit het reservefonds.',
      majority: 'twee derde van de uitgebrachte stemmen',
      quorum: { votes: 667, total: 1000 },
    },
    documents: [document('offerte', 'Offerte Zon op Zuid', 1_400_000)],
  },
];

const meta = {
  title: 'Onderdelen/Vergaderingen/Agenda',
  component: AgendaList,
  parameters: partStory,
  args: { label: 'Agenda', items },
} satisfies Meta<typeof AgendaList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>): HTMLElement[] =>
  [...canvas.getByRole('list', { name: 'Agenda' }).children].filter((row) => row instanceof HTMLElement);

export const Beginstand: Story = {
  async play({ canvas }) {
    const [opening, , , budget, panels] = rowsOf(canvas);
    await expect(opening).toHaveTextContent('1Opening en mededelingenTer kennisname');
    await expect(budget).toHaveTextContent('Nodig: meer dan de helft van de uitgebrachte stemmen.');
    await expect(budget).not.toHaveTextContent('aanwezig');
    await expect(panels).toHaveTextContent(
      'Nodig: twee derde van de uitgebrachte stemmen. Er moeten 667 van de 1.000 stemmen aanwezig zijn.',
    );
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles[3]).toBe('Begroting 2027');
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab');
    const link = canvas.getByRole('link', { name: /^PDF\s*Jaarverslag 2026\s*410 kB$/u });
    await waitFor(() => expect(link).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Begroting 2027/u })).toHaveFocus());
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Het bestuur kan de punten wijzigen en verplaatsen. */
export const MetKnoppen: Story = {
  args: {
    items: items.map((item) =>
      Object.assign({}, item, {
        actions: (
          <>
            <IconButton icon={mdiArrowUp} label={`${item.title} omhoog`} />
            <IconButton icon={mdiDotsVertical} label={`Meer over ${item.title}`} />
          </>
        ),
      }),
    ),
  },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Begroting 2027 omhoog' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Wat na de oproep verandert, staat er bij het punt bij. */
export const Gewijzigd: Story = {
  args: {
    items: items.slice(3).map((item, at) =>
      Object.assign({}, item, {
        changedOn: '2026-11-20T13:00:00',
        since_convocation: at === 0 ? 'changed' : 'added',
      }),
    ),
  },
  async play({ canvas }) {
    const [changed] = canvas.getAllByText(/^Gewijzigd na de oproep/u);
    await expect(changed).toHaveTextContent('Gewijzigd na de oproep, op 20-11-2026');
    await expect(canvas.getByText(/^Toegevoegd na de oproep/u)).toBeVisible();
    await expect(canvas.getByText('Dit voorstel stond anders in de oproep')).toBeVisible();
    await expect(canvas.getByText('Dit voorstel stond niet in de oproep')).toBeVisible();
  },
};

/** Soms kiest de vergadering uit meer dan voor en tegen. */
export const MeerKeuzes: Story = {
  args: {
    items: [
      {
        id: '5',
        number: 12,
        title: 'Zonnepanelen op het dak',
        kind: 'decide',
        text: 'Het bestuur vroeg twee offertes.\n\nZe staan hieronder.',
        proposal: {
          wording: 'De vergadering kiest een bedrijf.',
          options: ['Zon op Zuid', 'Dak en Licht', 'Geen van beide'],
          majority: 'alle uitgebrachte stemmen',
          quorum: { votes: 500, total: 1000 },
        },
      },
    ],
  },
  async play({ canvas }) {
    const options = within(canvas.getByRole('list', { name: 'U kiest uit' }));
    await expect(options.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zon op Zuid',
      'Dak en Licht',
      'Geen van beide',
    ]);
  },
};

const overfull: readonly AgendaListItem[] = [1, 22, 333, 4444].map((number) => ({
  id: String(number),
  number,
  title: longName,
  kind: number === 1 ? 'discuss' : 'decide',
  text: longName.repeat(4),
  changedOn: '2026-11-20T13:00:00',
  proposal:
    number === 1
      ? null
      : {
          wording: longName.replaceAll(' ', '').repeat(3),
          options: [longName, `${longName} 2`],
          majority: 'twee derde van de uitgebrachte stemmen',
          quorum: { votes: 6_666_667, total: 9_999_999 },
        },
  documents: Array.from({ length: 8 }, (_, at) => document(String(at), `${at} ${longName}`, 24_900_000)),
}));

const fits = async (): Promise<void> => {
  await expect(window.document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Overvol: Story = { args: { items: overfull }, play: fits };

export const OvervolOpTelefoon: Story = { args: { items: overfull }, play: fits };

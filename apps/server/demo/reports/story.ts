import type { Row } from '../dating/dated-rows.ts';
import type { Scene } from './scenes.ts';

const ANNA = 'anna.eigenaar@waterpas.example';
const BRAM = 'bram.bestuur@waterpas.example';
const FRITS = 'frits.veel@waterpas.example';

interface Photo {
  scene: Scene;
  alt: string;
}

/** What a member wrote, at a moment in the week for which the CSV files are written. */
interface Written {
  at: string;
  /** The e-mail address of the member. */
  by: string;
  text: string;
  photos?: readonly Photo[];
}

/** What the provider sent about the report: the rows of an import without the codes that they have in common. */
export interface Sent {
  at: string;
  todo: Row;
  tasks?: readonly Row[];
  notes?: readonly Row[];
}

export interface DemoReport extends Written {
  subject: string;
  place: string;
  /** The name of a video in this folder. */
  video?: string;
  /** The code of the action item of the provider, who has taken the report over; empty if it has not. */
  code: string;
  /** What happened then, in its order. */
  steps: readonly (Written | Sent)[];
  /** The e-mail addresses of those who follow it, the reporter included. */
  followers: readonly string[];
}

/** The columns of `todos.csv` that say how far the work is. */
const progressOf = (
  is_done: 'yes' | 'no',
  state: string,
  { planned_on = '', public_note = '' }: { planned_on?: string; public_note?: string } = {},
): Row => ({ is_done, state, planned_on, public_note });

const lamp: Row = {
  internal_reference: 'AP-2026-032',
  description: 'Lamp bij de brievenbussen in de hal van portiek A vervangen',
  group: 'Dagelijks onderhoud',
  handler: 'de heer K. Overdijk',
  concerns: 'Hal portiek A',
  start_date: '2026-08-19',
};

const tiles: Row = {
  internal_reference: 'AP-2026-031',
  description: 'Losse tegels bij de ingang van portiek B opnieuw leggen',
  group: 'Dagelijks onderhoud',
  handler: 'de heer K. Overdijk',
  concerns: 'Ingang portiek B',
  start_date: '2026-10-14',
};

const tileTasks = (isFenced: 'yes' | 'no'): Row[] => [
  {
    code: '1',
    description: 'Hek om de losse tegels zetten',
    handler: 'de heer K. Overdijk',
    is_done: isFenced,
  },
  { code: '2', description: 'Tegels opnieuw leggen', handler: 'Stratenmakersbedrijf Kuiper', is_done: 'no' },
];

/**
 * The reports of 1001, oldest first: one is done, one is in progress, and one waits for a reply. All of it happened before the
 * demo was written.
 */
export const reports: readonly DemoReport[] = [
  {
    at: '2026-08-18T21:12:00+02:00',
    by: ANNA,
    subject: 'Lamp bij de brievenbussen is stuk',
    place: 'Hal portiek A',
    text: 'De lamp bij de brievenbussen is stuk. Als het donker is, zie ik het slot van mijn brievenbus niet.',
    photos: [{ scene: 'dark hall', alt: 'De brievenbussen in het donker' }],
    code: 'AP-2026-032',
    steps: [
      {
        at: '2026-08-19T09:05:00+02:00',
        todo: { ...lamp, ...progressOf('no', 'in_progress') },
        tasks: [{ code: '1', description: 'Lamp vervangen', handler: 'Elektra Maasstad', is_done: 'no' }],
      },
      {
        at: '2026-08-19T20:31:00+02:00',
        by: BRAM,
        text: 'Dank voor uw melding. De lamp bij de kelderdeur knippert ook. Kan de monteur die meteen nakijken?',
      },
      {
        at: '2026-08-20T11:20:00+02:00',
        todo: { ...lamp, ...progressOf('no', 'in_progress') },
        notes: [
          {
            code: '1',
            author_name: 'K. Overdijk',
            text: 'De monteur neemt voor beide plekken een lamp mee. Hij komt volgende week.',
            happened_at: '2026-08-20T11:15:00+02:00',
          },
        ],
      },
      {
        at: '2026-08-27T16:40:00+02:00',
        todo: { ...lamp, ...progressOf('yes', 'done', { public_note: 'Beide lampen zijn vervangen.' }) },
        tasks: [{ code: '1', description: 'Lamp vervangen', handler: 'Elektra Maasstad', is_done: 'yes' }],
      },
      {
        at: '2026-08-27T21:48:00+02:00',
        by: ANNA,
        text: 'Het is weer licht in de hal. Dank u wel!',
        photos: [{ scene: 'lit hall', alt: 'De lamp brandt weer' }],
      },
    ],
    followers: [ANNA, BRAM],
  },
  {
    at: '2026-10-13T08:26:00+02:00',
    by: FRITS,
    subject: 'Losse tegels bij de ingang',
    place: 'Ingang portiek B',
    text: 'Bij de ingang liggen drie tegels los. Na regen staat er een plas. Een buurvrouw is er bijna gevallen.',
    photos: [{ scene: 'tiles', alt: 'Drie verzakte tegels met een plas' }],
    code: 'AP-2026-031',
    steps: [
      {
        at: '2026-10-14T10:02:00+02:00',
        todo: { ...tiles, ...progressOf('no', 'in_progress') },
        tasks: tileTasks('no'),
      },
      {
        at: '2026-10-15T19:44:00+02:00',
        by: ANNA,
        text: 'De tegel naast de put wiebelt ook.',
      },
      {
        at: '2026-10-16T09:30:00+02:00',
        todo: { ...tiles, ...progressOf('no', 'in_progress') },
        tasks: tileTasks('yes'),
        notes: [
          {
            code: '1',
            author_name: 'K. Overdijk',
            text: 'Er staat nu een hek om de tegels. De tegel naast de put nemen wij mee in de opdracht.',
            happened_at: '2026-10-16T09:25:00+02:00',
          },
        ],
      },
      {
        at: '2026-11-10T14:20:00+01:00',
        todo: {
          ...tiles,
          ...progressOf('no', 'in_progress', {
            planned_on: '2026-12-02',
            public_note: 'De stratenmaker legt de tegels opnieuw. Tot die dag blijft het hek staan.',
          }),
        },
        tasks: tileTasks('yes'),
      },
      {
        at: '2026-11-10T21:05:00+01:00',
        by: BRAM,
        text: 'Het bestuur heeft de offerte van € 640,00 goedgekeurd.',
      },
    ],
    followers: [FRITS, ANNA, BRAM],
  },
  {
    at: '2026-11-12T19:42:00+01:00',
    by: ANNA,
    subject: 'Natte plek op het plafond van mijn slaapkamer',
    place: 'In mijn appartement, Kadestraat 21',
    text: 'Er zit een natte plek op het plafond van mijn slaapkamer. Als het regent, drupt er water uit.',
    photos: [
      { scene: 'room', alt: 'De plek in de hoek van de slaapkamer' },
      { scene: 'stain', alt: 'Natte plek, 30 cm breed' },
    ],
    video: 'druppels.mp4',
    code: '',
    steps: [
      {
        at: '2026-11-14T08:15:00+01:00',
        by: ANNA,
        text: 'Vannacht drupte het weer. Ik heb er een emmer onder gezet.',
        photos: [{ scene: 'bucket', alt: 'De emmer onder de plek' }],
      },
    ],
    followers: [ANNA],
  },
];

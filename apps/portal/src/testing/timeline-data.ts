import { aPhoto } from '@mijn/api/mock/albums';
import { anEntry } from '@mijn/api/mock/timeline';
import { aTask, aTodo } from '@mijn/api/mock/todos';
import { idOf } from '@mijn/api/mock/call';
import { MINUTE_MS } from '@mijn/domain/limits';
import type { Entry } from '@mijn/domain/timeline';
import type { Todo } from '@mijn/domain/todos';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** A report that waits for a supplier, as its reporter sees it. */
export const followedReport: Todo = aTodo(29, {
  internal_reference: 'AP-2026-029',
  external_reference: 'ZN-88213',
  description:
    'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst. Bij de inspectie van 12 november bleek de doorvoer van de rookgasafvoer te lekken. Het water loopt langs de balk naar het plafond van de tweede verdieping.',
  concerns: 'Portiek A, dak',
  reporter: 'mevrouw I. Brouwer-Smit',
  start_date: '2026-11-16',
  state: 'waiting',
  state_since: '2026-11-20T10:10:00Z',
  planned_on: '2026-12-02',
  reported_reference: 'M-2026-0031',
  is_own_report: true,
  is_followed: true,
  follower_count: 7,
  tasks: [
    aTask(1, { description: 'Noodreparatie met dekzeil', handler: 'de heer K. Overdijk', is_done: true }),
    aTask(2, { description: 'Offerte loodgieter beoordelen', handler: 'mevrouw S. Staf', is_done: true }),
    aTask(3, { description: 'Doorvoer vervangen', handler: 'Loodgietersbedrijf Van der Meer' }),
  ],
  attachments: [
    {
      id: idOf(22, 1),
      name: 'Inspectierapport daken en goten.pdf',
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: 12_000,
      page_count: 2,
      has_thumbnail: false,
    },
  ],
});

const reporter = { name: 'mevrouw I. Brouwer-Smit', role: 'reporter', is_caller: true } as const;

/** The reaction of the reporter that can still be changed. @param left the minutes that are left. */
export const ownReaction = (left = 12): Entry =>
  anEntry(6, {
    kind: 'reaction',
    author: reporter,
    text: 'Op 2 december ben ik thuis. De monteur mag via mijn balkon het dak op.',
    happened_at: inMinutes(left - 15),
    editable_until: inMinutes(left),
    may_delete: true,
  });

/** The timeline of the report, the oldest entry first. */
export const sixEntries = (left = 12): readonly Entry[] => [
  anEntry(1, {
    kind: 'report',
    author: { ...reporter, is_caller: false },
    text: 'Er loopt water langs de balk naar ons plafond op de tweede verdieping. Het begon vannacht met de regen. De plek is nu zo groot als een dinerbord.',
    happened_at: '2026-11-12T18:42:00Z',
    photos: [
      aPhoto(1, { alt: 'Natte plek op het plafond' }),
      aPhoto(2, { alt: 'De plek van dichtbij' }),
      aPhoto(3, { alt: 'Emmer onder de lekkage' }),
    ],
  }),
  anEntry(2, {
    happened_at: '2026-11-16T07:55:00Z',
    state_before: 'reported',
    state: 'in_progress',
    handler: 'de heer K. Overdijk',
    internal_reference: 'AP-2026-029',
  }),
  anEntry(3, {
    happened_at: '2026-11-17T13:20:00Z',
    planned_on: '2026-11-25',
    text: 'De loodgieter vervangt de doorvoer. Tot die dag ligt er een dekzeil.',
  }),
  anEntry(4, {
    kind: 'reaction',
    author: { name: 'de heer B. Bakker', role: 'board', is_caller: false },
    happened_at: '2026-11-18T20:05:00Z',
    text: 'Dank voor de duidelijke foto’s. Het bestuur heeft de offerte van € 1.480,00 goedgekeurd. Waait het dekzeil los? Bel dan meteen Waterpas: 010 123 45 67.',
  }),
  anEntry(5, {
    happened_at: '2026-11-20T10:10:00Z',
    state_before: 'in_progress',
    state: 'waiting',
    handler: 'Loodgietersbedrijf Van der Meer',
    planned_on: '2026-12-02',
    text: 'De nieuwe doorvoer komt op 1 december binnen.',
    is_new: true,
  }),
  ownReaction(left),
];

/** A long timeline, the oldest entry first. */
export const manyEntries: readonly Entry[] = Array.from({ length: 200 }, (_, index) =>
  anEntry(index + 1, {
    happened_at: new Date(Date.UTC(2026, 0, 1 + index, 9)).toISOString(),
    ...(index % 3 === 0
      ? { planned_on: '2026-12-02' }
      : {
          kind: 'reaction',
          author: { name: 'K. Oosterhuis', role: 'owner', is_caller: false },
          text: `Reactie ${index + 1}`,
        }),
  }),
);

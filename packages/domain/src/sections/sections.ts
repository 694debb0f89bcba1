export const sections = ['bulletin_board', 'newsletters', 'albums', 'news'] as const;

export const eventSubjects = [
  ...sections,
  'archive',
  'forms',
  'todos',
  'ballots',
  'proxies',
  'agenda',
] as const;

export type EventSubject = (typeof eventSubjects)[number];

export type Section = (typeof sections)[number];

export const SECTION_COUNT_MAX = 100;

/** The sections of "Nieuws en media", as the persisted counts and the counts of the server name them. */
export const sections = ['bulletin_board', 'newsletters', 'albums', 'news'] as const;

/** The sections, and the other things that events for open tabs tell of: what the board shows to owners or hides from them. */
export const eventSubjects = [...sections, 'archive', 'forms'] as const;

export type EventSubject = (typeof eventSubjects)[number];

export type Section = (typeof sections)[number];

/** The largest count of a section. A section with more new items has this count. */
export const SECTION_COUNT_MAX = 100;

import type { Indexer } from 'storybook/internal/types';

/**
 * The names of the parts of a feature in other design systems, and what else people type for them, by the title of their stories below
 * `Onderdelen/`. The search of Storybook reads names alone.
 */
export const partNames: Readonly<Record<string, string>> = {
  'Actiepunten/Duimplek': 'ThumbPlace, Floating action button, FAB',
  'Actiepunten/Filmpje': 'Video, Movie, Player',
  'Actiepunten/Gelijkenis': 'MatchPanel, Duplicate warning, Similar item',
  'Actiepunten/Staafdiagram': 'BarChart, Chart, Graph, Diagram, grafiek',
  'Actiepunten/Verloop met berichten': 'History, Activity feed, Thread, gebeurtenissen, reacties',
  'Archief/Balk van een selectie': 'SelectionBar, Bulk actions, Selection toolbar, bulkactie, selecteren',
  'Archief/Groepen': 'GroupList, Folders, Accordion, accordeon, uitklappen, mappen',
  'Facturen/Actiebalk': 'ActionBar, Sticky footer, Bottom bar',
  'Facturen/Beoordelen': 'ReviewLayout, Split view, Review',
  'Facturen/Rekentabel': 'FiguresTable, Totals, Sums, totalen, optelling',
  'Facturen/Sneltoetsen': 'ShortcutHelp, Keyboard shortcuts, Hotkeys',
  'Facturen/Tabbladen': 'Tabs, Tab bar, Tab list, tabblad',
  'Facturen/Verloop': 'Timeline, History, Activity, tijdlijn, geschiedenis',
  'Facturen/Vorige en volgende': 'StepLinks, Previous next, Stepper, stappen, stappenteller',
  'Nieuwsbrieven/Nieuwsbrieven': 'NewsletterLead, Newsletter, Magazine, tijdschrift',
  'Vergaderingen/Aanwezigheid': 'PresenceFigures, Attendance, Headcount, opkomst, quorum',
  'Vergaderingen/Agenda': 'AgendaList, Agenda items, Proposals, agendapunten, voorstellen, besluiten',
  'Vergaderingen/Beamer': 'BeamerPage, Presentation, Projector, presentatie, zaal',
  'Vergaderingen/Blijft bovenaan': 'StayOnTop, Sticky search, Sticky bar',
  'Vergaderingen/Code voor de deur': 'DoorCode, Check-in code, Ticket code, aanmeldcode',
  'Vergaderingen/Genummerde rijen': 'NumberedRows, Numbered list, Agenda rows, punten',
  'Vergaderingen/Keuzekaarten': 'ChoiceCards, Radio cards, Selectable cards, keuzetegels, aanwezigheid',
  'Vergaderingen/Keuzeknoppen': 'ChoiceButtons, Button group, Segmented buttons, keuze in een rij',
  'Vergaderingen/Machtiging': 'ProxySummary, Delegation, Mandate, volmacht',
  'Vergaderingen/Plek die zelf verandert': 'LivePlace, Live region, Announcer',
  'Vergaderingen/Stembevestiging': 'VoteReceipt, Confirmation, Receipt, ontvangstbewijs',
  'Vergaderingen/Stemkeuze': 'VoteChoices, Ballot, Poll options, stemmen, stembiljet',
  'Vergaderingen/Stemmen binnen': 'VotesCast, Turnout, Vote counter, opkomst, tussenstand',
  'Vergaderingen/Stemmenmeter': 'VotesMeter, Stacked bar, Quorum bar, Meter, balk, stemmen, meerderheid',
  'Vergaderingen/Stemming': 'BallotCard, Open vote, Poll card, stemronde, voorzitter',
  'Vergaderingen/Uitklapregel': 'Disclosure, Accordion, Details, uitklappen, inklappen',
  'Vergaderingen/Uitslag': 'BallotResult, Vote result, Poll result, stemuitslag, telling',
  'Vergaderingen/Uitslag in woorden': 'OutcomeWords, Outcome sentence, Result text, voorlezen, uitkomst',
  'Zoeken/Zoekvenster': 'SearchPanel, Command palette, Global search, zoekscherm, zoekpalet',
};

/** Adds the names of a part to that of its first story, behind a colon. The id stays the same, and the tree shows what stands before. */
export const withPartNames = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const [first] = entries;
      const names = partNames[first?.title?.replace('Onderdelen/', '') ?? ''];
      if (first && names) first.name = `${first.name}: ${names}`;
      return entries;
    },
  }));

export const people = [
  'A. de Vries',
  'K. Oosterhuis',
  'M. van Dijk',
  'H. Dijkstra',
  'T. Nguyen',
  'R.P. Bakker',
];

export const handlers = ['de heer K. Overdijk', 'mevrouw S. Staf', 'mevrouw N. Reijnders'];

export const complexes = ['Parkzicht', 'Molenwiek', 'Lindehof', '’t Veerhuis', 'De Drie Molens', 'Crèmerie'];

export const work = [
  { group: 'Dagelijks onderhoud', subjects: ['Intercom kraakt', 'Lampen vervangen', 'Slot smeren'] },
  { group: 'Groot onderhoud', subjects: ['Dakgoot vervangen', 'Voegwerk herstellen', 'Kozijnen nakijken'] },
  { group: 'Schoonmaak en groen', subjects: ['Graffiti verwijderen', 'Hagen snoeien', 'Grofvuil afvoeren'] },
  { group: 'Bestuur en vergadering', subjects: ['Volmachten archiveren', 'Kascommissie uitnodigen'] },
] as const;

export const spots = ['in portiek A', 'in portiek B', 'bij de hoofdingang', 'in de fietsenkelder'];

export const suppliers = [
  { name: 'Loodgietersbedrijf Van der Meer', iban: 'NL44RABO0123456789', work: 'Herstel dakgoot' },
  { name: 'Elektro Maas', iban: 'NL91ABNA0417164300', work: 'Vervangen ledlampen' },
  { name: 'Schildersbedrijf De Kwast', iban: 'NL20INGB0001234567', work: 'Schilderwerk trappenhuis' },
  { name: 'Liftservice Zuid', iban: 'NL02ABNA0123456789', work: 'Liftonderhoud' },
  { name: 'Groenbeheer Kralingen', iban: 'NL69INGB0123456789', work: 'Snoeien hagen' },
] as const;

export const locations = ['Buurthuis De Sluis, Rotterdam', 'Wijkcentrum De Brug', 'Online'];

export const paperwork = [
  { group: 'Vergaderstukken', names: ['Notulen ALV', 'Besluitenlijst ALV'], tags: ['ALV', 'notulen'] },
  { group: 'Jaarrekeningen', names: ['Jaarrekening', 'Begroting'], tags: ['financiën'] },
  { group: 'Onderhoud', names: ['Inspectierapport dak', 'Offerte schilderwerk'], tags: ['mjop', 'dak'] },
  { group: 'Bestuur', names: ['Verslag bestuursoverleg', 'Overzicht achterstanden'], tags: ['bestuur'] },
] as const;

export const forms = [
  { group: 'Vergaderen', name: 'Machtiging vergadering', description: 'Laat iemand anders voor u stemmen.' },
  { group: 'Vergaderen', name: 'Kandidaat voor het bestuur', description: null },
  { group: 'Uw appartement', name: 'Wijziging eigenaar', description: 'Voor wie een appartement verkoopt.' },
  { group: 'Uw appartement', name: 'Verhuisbericht', description: 'Geef uw nieuwe adres door.' },
] as const;

export const notices = [
  { subject: 'Tuindag: wie doet er mee?', text: 'Zaterdag werken we samen in de binnentuin.' },
  { subject: 'Sleutelbos gevonden', text: 'Drie sleutels aan een blauw koord. Af te halen op nummer 31.' },
  { subject: 'Steiger aan de noordzijde', text: 'De steiger blijft een week langer staan.' },
  { subject: 'Borrel in de hal', text: 'Vrijdag om 17.00 uur proosten we op de nieuwe voordeur.' },
] as const;

export const tidings = [
  { subject: 'Let op valse facturen', text: 'Er gaan e-mails rond met een ander rekeningnummer.' },
  { subject: 'Zo bereikt u ons bij een storing', text: 'Bel dag en nacht 010 123 45 67.' },
  { subject: 'Subsidie voor isolatie', text: 'Uw VvE kan tot een derde van de kosten terugkrijgen.' },
] as const;

export const topics = ['de lift', 'laadpalen', 'de tuin', 'nieuwe bewoners', 'het schilderwerk', 'isolatie'];

export const occasions = ['Schilderwerk voorgevel', 'Oplevering lift', 'Tuindag', 'Nieuwe voordeur'];

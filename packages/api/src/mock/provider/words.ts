export const people = [
  'A. de Vries',
  'K. Oosterhuis',
  'M. van Dijk',
  'H. Dijkstra',
  'T. Nguyen',
  'R.P. Bakker',
  'S. El Amrani',
  'J. van den Berg',
  'P. Visser',
  'L. Janssen',
  'F. Yılmaz',
  'E. Meijer',
  'N. Hendriks',
  'C. Mulder',
];

export const handlers = [
  'de heer K. Overdijk',
  'mevrouw S. Staf',
  'mevrouw N. Reijnders',
  'de heer B. Kuiper',
];

export const complexes = [
  'Parkzicht',
  'Molenwiek',
  'Havenmeester',
  'Lindehof',
  'Zonnehoek',
  '’t Veerhuis',
  'De Drie Molens',
  'Wilgenplas',
  'Sint Jansgilde',
  'De Lichttoren',
  'Oostvest',
  'Spoorzicht',
  'De Eendragt',
  'Crèmerie',
];

export const streets = [
  'Kadestraat',
  'Havenstraat',
  'Molenweg',
  'Lindelaan',
  'Zuivelweg',
  'Veerdam',
  'Dorpsstraat',
  'Steenstraat',
  'Oostvest',
  'Melkpad',
  'Gildestraat',
  'Wilgenplas',
];

export const cities = ['Rotterdam', 'Delft', 'Schiedam', 'Gouda', 'Vlaardingen', 'Dordrecht', 'Leiden'];

export const work = [
  {
    group: 'Dagelijks onderhoud',
    subjects: [
      'Intercom kraakt',
      'Deurdranger afstellen',
      'Lampen vervangen',
      'Slot smeren',
      'Lekkage nakijken',
    ],
    spots: ['in portiek A', 'in portiek B', 'bij de hoofdingang', 'in de fietsenkelder', 'in de garage'],
  },
  {
    group: 'Groot onderhoud',
    subjects: ['Dakgoot vervangen', 'Voegwerk herstellen', 'Schilderwerk aanbesteden', 'Kozijnen nakijken'],
    spots: ['aan de noordzijde', 'aan de straatkant', 'aan de kant van de tuin'],
  },
  {
    group: 'Schoonmaak en groen',
    subjects: ['Graffiti verwijderen', 'Hagen snoeien', 'Ramen laten wassen', 'Grofvuil afvoeren'],
    spots: ['bij de hoofdingang', 'in de binnentuin', 'naast de garage'],
  },
  {
    group: 'Verzekering en schade',
    subjects: ['Waterschade melden', 'Taxatie laten uitvoeren', 'Stormschade afhandelen'],
    spots: [],
  },
  {
    group: 'Bestuur en vergadering',
    subjects: ['Volmachten archiveren', 'Huishoudelijk reglement aanpassen', 'Kascommissie uitnodigen'],
    spots: [],
  },
] as const;

export const suppliers = [
  {
    name: 'Loodgietersbedrijf Van der Meer',
    iban: 'NL44RABO0123456789',
    work: ['Herstel dakgoot', 'Ontstoppen riool', 'Vervangen kraan'],
  },
  {
    name: 'Elektro Maas',
    iban: 'NL91ABNA0417164300',
    work: ['Vervangen ledlampen', 'Keuring installatie', 'Herstel intercom'],
  },
  {
    name: 'Schildersbedrijf De Kwast',
    iban: 'NL20INGB0001234567',
    work: ['Schilderwerk trappenhuis', 'Schilderwerk kozijnen'],
  },
  {
    name: 'Liftservice Zuid',
    iban: 'NL02ABNA0123456789',
    work: ['Liftonderhoud', 'Storing lift', 'Keuring lift'],
  },
  {
    name: 'Groenbeheer Kralingen',
    iban: 'NL69INGB0123456789',
    work: ['Snoeien hagen', 'Onderhoud binnentuin'],
  },
  {
    name: 'Schoonmaakbedrijf Helder B.V.',
    iban: 'NL39RABO0300065264',
    work: ['Schoonmaak', 'Glasbewassing'],
  },
] as const;

export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

export const locations = [
  'Buurthuis De Sluis, Rotterdam',
  'Wijkcentrum De Brug',
  'Buurthuis ’t Anker',
  'Online',
];

export const paperwork = [
  {
    group: 'Vergaderstukken',
    isBoardOnly: false,
    isYearly: false,
    names: ['Notulen ALV', 'Uitnodiging en agenda ALV', 'Besluitenlijst ALV'],
    tags: ['ALV', 'notulen'],
  },
  {
    group: 'Jaarrekeningen',
    isBoardOnly: false,
    isYearly: true,
    names: ['Jaarrekening', 'Begroting', 'Verslag kascommissie'],
    tags: ['financiën'],
  },
  {
    group: 'Onderhoud',
    isBoardOnly: false,
    isYearly: false,
    names: ['Meerjarenonderhoudsplan', 'Inspectierapport dak', 'Offerte schilderwerk'],
    tags: ['mjop', 'dak'],
  },
  {
    group: 'Contracten',
    isBoardOnly: false,
    isYearly: false,
    names: ['Contract lift', 'Contract schoonmaak', 'Polis opstalverzekering'],
    tags: ['contract'],
  },
  {
    group: 'Bestuur',
    isBoardOnly: true,
    isYearly: false,
    names: ['Verslag bestuursoverleg', 'Overzicht betalingsachterstanden'],
    tags: ['bestuur'],
  },
] as const;

export const forms = [
  {
    group: 'Vergaderen',
    name: 'Machtiging vergadering',
    description: 'Laat iemand anders voor u stemmen als u niet kunt komen.',
  },
  {
    group: 'Vergaderen',
    name: 'Agendapunt voorstellen',
    description: 'Vraag de vergadering om iets te bespreken of te besluiten.',
  },
  { group: 'Vergaderen', name: 'Kandidaat voor het bestuur', description: null },
  {
    group: 'Uw appartement',
    name: 'Wijziging eigenaar',
    description: 'Voor wie een appartement verkoopt, koopt of erft.',
  },
  {
    group: 'Uw appartement',
    name: 'Aanvraag zonnepanelen',
    description: 'Vraag toestemming om panelen op het dak te leggen.',
  },
  {
    group: 'Uw appartement',
    name: 'Verhuisbericht',
    description: 'Geef uw nieuwe adres door, zodat onze post u bereikt.',
  },
  {
    group: 'Gebouw en onderhoud',
    name: 'Opdracht aan een leverancier',
    description: 'Voor werk tot en met € 5.000.',
  },
] as const;

export const notices = [
  {
    subject: 'Tuindag: wie doet er mee?',
    text: 'Zaterdag werken we samen in de binnentuin.\n\nDe koffie staat klaar om 10.00 uur.',
  },
  {
    subject: 'Sleutelbos gevonden bij de brievenbussen',
    text: 'Drie sleutels aan een blauw koord. Af te halen op nummer 31.',
  },
  { subject: 'Steiger aan de noordzijde', text: 'De steiger blijft een week langer staan.' },
  { subject: 'Fiets te koop', text: 'Een damesfiets met zeven versnellingen. Bel gerust aan op nummer 12.' },
  { subject: 'Oppas gezocht', text: 'Wij zoeken iemand die op dinsdag onze dochter van school haalt.' },
  {
    subject: 'Borrel in de hal',
    text: 'Vrijdag om 17.00 uur proosten we op de nieuwe voordeur. Neemt u iets te eten mee?',
  },
  { subject: 'Geluid in het trappenhuis', text: 'Wilt u na 22.00 uur de deuren zacht sluiten?' },
] as const;

/** The subject of the news that is urgent when it is new. */
export const URGENT_SUBJECT = 'Let op valse facturen';

export const tidings = [
  {
    subject: 'Zo bespaart uw VvE op de energierekening van de hal',
    text: 'Een ledlamp in de hal verdient zich in een jaar terug.',
  },
  {
    subject: URGENT_SUBJECT,
    text: 'Er gaan e-mails rond met een ander rekeningnummer. Betaal niet en klik nergens op.',
  },
  {
    subject: 'Zo bereikt u ons bij een storing',
    text: 'Bel dag en nacht 010 123 45 67. Een schade kunt u ook mailen.',
  },
  { subject: 'Subsidie voor isolatie', text: 'Uw VvE kan tot een derde van de kosten terugkrijgen.' },
  {
    subject: 'Laadpalen: wat beslist de vergadering?',
    text: 'Wij zetten de regels en de kosten voor u op een rij.',
  },
] as const;

export const topics = ['de lift', 'laadpalen', 'de tuin', 'nieuwe bewoners', 'het schilderwerk', 'isolatie'];

export const occasions = [
  'Schilderwerk voorgevel',
  'Oplevering lift',
  'Tuindag',
  'Dakinspectie met drone',
  'Nieuwe voordeur',
  'Opening van de fietsenstalling',
];

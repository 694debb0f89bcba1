import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, euros, inWords } from '../drawing/text.ts';

const articles: readonly (readonly [title: string, text: string])[] = [
  [
    'Onderwerp',
    'Opdrachtnemer voert de in bijlage 1 beschreven werkzaamheden uit, volgens de daarin genoemde frequentie en met deskundig personeel.',
  ],
  [
    'Duur en opzegging',
    'De overeenkomst wordt aangegaan voor drie jaar en daarna telkens met een jaar verlengd. Opzegging geschiedt schriftelijk met een termijn van drie maanden.',
  ],
  [
    'Prijs en indexering',
    'De prijs is vast tot het einde van het kalenderjaar en wordt daarna jaarlijks aangepast aan de consumentenprijsindex van het CBS, met een maximum van vier procent.',
  ],
  [
    'Kwaliteit en storingen',
    'Storingen worden op werkdagen binnen vier uur in behandeling genomen en daarbuiten binnen acht uur. Van elke storing ontvangt de beheerder een werkbon.',
  ],
  [
    'Veiligheid',
    'Opdrachtnemer zorgt voor de wettelijke veiligheidsmaatregelen, meldt werk op hoogte vooraf en laat de werkplek veilig achter.',
  ],
  [
    'Aansprakelijkheid',
    'Opdrachtnemer is verzekerd voor schade tot ten minste € 2.500.000 per gebeurtenis en overlegt op verzoek een bewijs van dekking.',
  ],
  [
    'Privacy',
    'Gegevens van bewoners worden uitsluitend gebruikt voor het maken van afspraken en uiterlijk een jaar na afloop verwijderd.',
  ],
  [
    'Geschillen',
    'Op deze overeenkomst is Nederlands recht van toepassing. Geschillen worden voorgelegd aan de rechtbank Rotterdam.',
  ],
];

export function writeContract(paper: Paper, { name, date, dossier, dice }: Order): void {
  const supplier = dice.pick([
    'Liftservice Rijnmond B.V.',
    'Schoonmaakbedrijf Helder',
    'Groenbeheer De Linde',
    'Installatiebedrijf Maasmond',
    'Energie Coöperatie Delta',
  ]);
  paper.title(name, dossier.name);
  paper.text(
    `De ondergetekenden: ${dossier.name}, gevestigd te ${dossier.city}, vertegenwoordigd door Waterpas VvE Beheer, hierna opdrachtgever, en ${supplier}, hierna opdrachtnemer, komen op ${inWords(date)} het volgende overeen.`,
  );
  articles.forEach(([title, text], index) => {
    paper.heading(`Artikel ${index + 1}. ${title}`);
    paper.text(text);
  });
  paper.heading('Bijlage 1. Werkzaamheden en vergoeding');
  paper.table(
    [
      { name: 'Werkzaamheid', share: 4 },
      { name: 'Frequentie', share: 2 },
      { name: 'Per jaar', share: 2, isAmount: true },
    ],
    [
      [
        'Periodiek onderhoud en controle',
        dice.pick(['wekelijks', 'per kwartaal', 'maandelijks']),
        euros(dice.between(1800, 7200)),
      ],
      ['Wettelijke keuring of rapportage', 'jaarlijks', euros(dice.between(250, 900))],
      ['Bereikbaarheidsdienst', 'doorlopend', euros(dice.between(150, 480))],
    ],
  );
  paper.signatures([`Opdrachtgever, ${capitalised(dossier.manager)}`, `Opdrachtnemer, ${supplier}`]);
}

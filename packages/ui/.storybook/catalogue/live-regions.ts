/** What the components with a live region announce, by the title of their stories. A test compares it with their code. */
const announced: Readonly<Record<string, string>> = {
  'Meldingen/Melding': 'zijn tekst, als hij verschijnt en isAnnounced aanstaat; met de toon danger meteen',
  'Meldingen/Banner': 'zijn tekst, als hij verschijnt en isAnnounced aanstaat',
  'Meldingen/Toast': 'elke toast als die verschijnt; een fout meteen',
  'Meldingen/Aftellen': 'de tijd die over is, op vaste momenten',
  'Meldingen/Fout': 'zijn tekst meteen, als hij verschijnt',
  'Meldingen/Vast paneel': 'de samenvatting, als die verandert',
  'Meldingen/Laden': 'dat er iets wordt geladen',
  'Formulier/Kopieerveld': 'dat de tekst is gekopieerd of geselecteerd',
  'Formulier/Bestanden': 'welke bestanden niet mogen meteen, en welke er al staan',
  'Formulier/Voortgang van bestanden': 'hoe ver het uploaden is, en een fout meteen',
  'Formulier/Formulier': 'het aantal fouten meteen, als het overzicht verschijnt',
  'Formulier/Labels': 'welk label erbij komt of weg is',
  'Formulier/Tekstvak': 'hoeveel tekens er over zijn, bij het einde',
  'Formulier/Wachtwoordsterkte': 'hoe sterk het wachtwoord is, als dat verandert',
  'Gegevens/Tabel': 'het aantal rijen en de volgorde, en hoeveel er gekozen zijn',
  'Gegevens/Aantal van een lijst': 'het aantal, als dat verandert',
  'Gegevens/Bladeren': 'welke rijen er te zien zijn',
  'Gegevens/Filters op een telefoon': 'hoeveel er gevonden is',
  'Gegevens/Nieuwe berichten': 'dat er nieuwe berichten zijn',
  'Media/Foto groot': 'welke foto te zien is',
  'Media/Fototegels': 'hoeveel foto’s er zijn, en hoe ver het uploaden is',
  'Media/Fotovolgorde': 'waar een foto nu staat, en een fout meteen',
  'Media/PDF-weergave': 'wat er aan de weergave verandert: gevonden woorden, ontbrekende tekst, afdrukken',
};

/** The titles of the components that announce something. */
export const announcing: readonly string[] = Object.keys(announced);

/** Returns what a component announces, as its page says it. */
export const liveRegionOf = (title: string): string => {
  const what = announced[title];
  return what === undefined
    ? 'Meldt niets uit zichzelf. Verandert er hier iets zonder dat de lezer het doet, meld het dan met een Alert of een Toast.'
    : `Meldt aan schermlezers: ${what}. Meld hetzelfde niet nog eens.`;
};

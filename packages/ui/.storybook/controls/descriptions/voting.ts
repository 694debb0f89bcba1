/** The Dutch descriptions of what members use to vote, by their English docstring. */
export const voting: Readonly<Record<string, string>> = {
  'A quiet line below the title.': 'Een rustige regel onder de titel.',
  'The code, such as "7F3-A9C".': 'De code, zoals “7F3-A9C”.',
  'The most important fact of the content, such as a Status. It can also be seen while the content is hidden.':
    'Het belangrijkste van de inhoud, zoals een `Status`. Dat blijft te zien als de inhoud verborgen is.',
  'What the code is for, such as "Uw code voor de deur".':
    'Waar de code voor is, zoals “Uw code voor de deur”.',
  'What the content is about, such as "5. Zonnepanelen op het dak".':
    'Waar de inhoud over gaat, zoals “5. Zonnepanelen op het dak”.',
  'Whether the content can be seen at first.': 'Of de inhoud in het begin te zien is.',
  'Whether the receipt gets the focus when it appears, because it replaces the button that sent the votes.':
    'Of de bevestiging de focus krijgt als die verschijnt, omdat die de knop vervangt.',
  'Buttons below the votes.': 'Knoppen onder de stemmen.',
  'For whom the vote is, such as "Uw appartement".': 'Voor wie de stem is, zoals “Uw appartement”.',
  'More about the apartment, such as "Kadestraat 45 · 22 stemmen".':
    'Meer over het appartement, zoals “Kadestraat 45 · 22 stemmen”.',
  'Quiet sentences below the buttons, such as until when a vote can be changed.':
    'Rustige zinnen onder de knoppen, zoals tot wanneer een stem gewijzigd kan worden.',
  'The name of the list of votes, for screen readers.':
    'De naam van de lijst met stemmen, voor schermlezers.',
  'The number of votes that must be present; null if the decision needs none.':
    'Het aantal stemmen dat aanwezig moet zijn. `null` als er geen aantal nodig is.',
  'The numbers of a closed ballot, as the API returns them.':
    'De getallen van een gesloten stemming, zoals de API ze geeft.',
  'The part of the votes that the decision needs.': 'Het deel van de stemmen dat het besluit nodig heeft.',
  'Of which votes the majority is a part: those cast, those present, or those of all apartments.':
    'Van welke stemmen de meerderheid een deel is: de uitgebrachte, de aanwezige, of die van alle appartementen.',
  'What screen readers hear when it changes, such as "Stemming open: punt 5, Zonnepanelen". Empty for nothing.':
    'Wat een schermlezer voorleest als het verandert, zoals “Stemming open: punt 5, Zonnepanelen”. Leeg voor niets.',
  'What is shown, if it can change without an announcement.':
    'Wat er te zien is, als dat zonder melding kan veranderen.',
  'What is shown. Its first heading gets the focus if the element that had it goes with a change.':
    'Wat er te zien is. De eerste kop krijgt de focus als het element dat die had bij een verandering verdwijnt.',
  'The size of the numbers. `large` is for a beamer.':
    'De grootte van de getallen. `large` is voor een beamer.',
  'The vote, or null while nothing is chosen.': 'De stem, of `null` zolang er niets gekozen is.',
  'What members choose between. Without options they vote for or against.':
    'Waaruit leden kiezen. Zonder keuzes stemmen zij voor of tegen.',
  'What was received, such as "Uw stemmen zijn ontvangen".':
    'Wat er is ontvangen, zoals “Uw stemmen zijn ontvangen”.',
  'When the server received the votes, to the second, such as "9-12-2026, 20.41.07 uur". A secret ballot keeps no times.':
    'Wanneer de server de stemmen kreeg, tot op de seconde, zoals “9-12-2026, 20.41.07 uur”. Een geheime stemming bewaart geen tijden.',
  'Whether the vote can be seen and not changed, such as while it is sent.':
    'Of de stem te zien is en niet te wijzigen, zoals tijdens het versturen.',
  'Why the vote is fixed, such as "Instructie: tegen", with a sentence below it. The choices are then not shown.':
    'Waarom de stem vaststaat, zoals “Instructie: tegen”, met een zin eronder. Er is dan niets te kiezen.',
};

/** The Dutch descriptions of what the board uses at a meeting, by their English docstring. */
export const ballots: Readonly<Record<string, string>> = {
  'The number of votes that were cast.': 'Het aantal stemmen dat binnen is.',
  'The number of votes at which the bar is full.': 'Het aantal stemmen waarbij de balk vol is.',
  'The words after the number of votes, such as "van de 702 aanwezige stemmen binnen".':
    'De woorden achter het aantal stemmen, zoals “van de 702 aanwezige stemmen binnen”.',
  'The name of the figures for screen readers, such as "Aanwezig".':
    'De naam van de getallen voor schermlezers, zoals “Aanwezig”.',
  'The figures, each with what it counts and the number that it can reach.':
    'De getallen, elk met wat het telt en hoeveel er kunnen zijn.',
  'Whether enough votes are present, for each number of votes that decisions need. Empty if none need a number.':
    'Of er genoeg stemmen zijn, voor elk aantal dat besluiten nodig hebben. Leeg als er geen aantal nodig is.',
  'A line below the figures, such as "18 in de zaal, 5 online, 8 gemachtigd".':
    'Een regel onder de getallen, zoals “18 in de zaal, 5 online, 8 gemachtigd”.',
  'A link or button at the end of the line below the figures.':
    'Een link of knop aan het eind van de regel onder de getallen.',
  'The name of the list, such as "De andere punten".': 'De naam van de lijst, zoals “De andere punten”.',
  'The rows in their order, each with its number and title. `mark` is its state, `actions` are its buttons.':
    'De rijen op volgorde, elk met nummer en titel. `mark` is de stand, `actions` zijn de knoppen.',
  'The state of the ballot, as a Status.': 'De stand van de stemming, als `Status`.',
  'Since when the ballot has this state, such as "sinds 20.38 uur".':
    'Sinds wanneer de stemming zo staat, zoals “sinds 20.38 uur”.',
  'The number and the title of the item, such as "6. Laadpalen in de parkeerkelder".':
    'Het nummer en de titel van het punt, zoals “6. Laadpalen in de parkeerkelder”.',
  'The text of the decision, with line breaks.': 'De tekst van het besluit, met regels.',
  'What members choose between. Without options they vote for or against.':
    'Waaruit leden kiezen. Zonder keuzes stemmen zij voor of tegen.',
  'The votes that the decision needs, such as "twee derde van de uitgebrachte stemmen".':
    'De stemmen die het besluit nodig heeft, zoals “twee derde van de uitgebrachte stemmen”.',
  'How many votes were cast.': 'Hoeveel stemmen binnen zijn.',
  'A line with a lock below the number of votes, such as that nobody sees how was voted.':
    'Een regel met een slot onder het aantal stemmen, zoals dat niemand ziet hoe er is gestemd.',
  'The buttons with which the board closes the ballot.': 'De knoppen waarmee het bestuur de stemming sluit.',
  'What is chosen and about whom, such as "Kadestraat 47". Only screen readers get it, because the row says the same.':
    'Waarover de keuze gaat, zoals “Kadestraat 47”. Alleen een schermlezer krijgt het, omdat het al in de rij staat.',
  'The choices, of which at most one is pressed.': 'De keuzes. Hoogstens één is ingedrukt.',
  'The id of the pressed choice, or null while none is.':
    'De `id` van de ingedrukte keuze, of `null` als er geen is.',
  'The id of the choice that is being saved. The buttons keep the focus, and ignore presses.':
    'De `id` van de keuze die wordt opgeslagen. De knoppen houden de focus, en reageren niet op drukken.',
  'A line above the title, such as "Stemming open".': 'Een regel boven de titel, zoals “Stemming open”.',
  'A line at the bottom of the screen, such as how to vote.':
    'Een regel onder aan het scherm, zoals hoe men stemt.',
  'Small buttons in the corner, for the person at the laptop. They appear when the pointer moves or the keyboard reaches them.':
    'Kleine knoppen in de hoek, voor wie achter de laptop zit. Ze verschijnen als de muis beweegt of als het toetsenbord ze bereikt.',
  'A field that searches the list below it.': 'Een veld dat in de lijst eronder zoekt.',
};

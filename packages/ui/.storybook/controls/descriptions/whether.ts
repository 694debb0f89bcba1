/** The Dutch descriptions of the props that are on or off, by their English docstring. */
export const whether: Readonly<Record<string, string>> = {
  'Whether a long text is shown as a whole, without a button that shows the rest.':
    'Of een lange tekst in zijn geheel staat, zonder knop voor de rest.',
  'Whether a phone leaves the line to screen readers, because a tab and the pagination show the same.':
    'Of op een telefoon alleen een schermlezer de regel krijgt, omdat een tabblad en het bladeren hetzelfde zeggen.',
  'Whether each row has a picture of a document. Such rows are higher, and a page opened by a link shows fewer first.':
    'Of elke rij een plaatje van een document heeft. Zulke rijen zijn hoger. Een bladzijde die via een link opent, toont er eerst minder.',
  'Whether only screen readers get the label, for example in a row that already shows its name.':
    'Of alleen een schermlezer het label krijgt, bijvoorbeeld in een rij waar de naam al staat.',
  'Whether screen readers read the alert when it appears: at once for `danger`, politely for other tones.':
    'Of een schermlezer de melding voorleest als die verschijnt: meteen bij `danger`, anders na wat hij al voorleest.',
  'Whether screen readers read the banner politely when its text appears or changes, for a banner that appears while the user works.':
    'Of een schermlezer de tekst voorleest als die verschijnt of verandert, voor een banner die verschijnt terwijl iemand bezig is.',
  'Whether the action that the button started is still running. A pending button keeps the focus, and ignores presses.':
    'Of de actie van de knop nog loopt. De knop houdt dan de focus, en reageert niet op drukken.',
  'Whether the block shows the year. Use this if no text near the block has the year.':
    'Of het jaar op het blad staat. Gebruik dit als het jaar er niet al bij staat.',
  'Whether the button is as wide as its container.': 'Of de knop zo breed is als de ruimte waarin hij staat.',
  "Whether the button is on a bar in the brand's colour, which needs a white focus ring.":
    'Of de knop op een balk in de kleur van de huisstijl staat. De focusrand is dan wit.',
  'Whether the checkbox starts selected, if the parent does not keep its state.':
    'Of het vakje in het begin aanstaat, als het onderdeel zelf zijn stand bijhoudt.',
  'Whether the confirmed action is still running.': 'Of de bevestigde actie nog loopt.',
  'Whether the field accepts more than one file.': 'Of er meer dan één bestand in het veld past.',
  'Whether the field has a calendar. Without one the date can only be typed, which suits a birthday.':
    'Of het veld een kalender heeft. Zonder kalender kan men de datum alleen typen. Dat past bij een geboortedatum.',
  'Whether the form is being submitted. A busy form cannot be submitted again, and keeps the typed values.':
    'Of het formulier wordt verstuurd. Het kan dan niet nog eens worden verstuurd, en houdt wat is ingevuld.',
  'Whether the items have only some of the searched words.':
    'Of alleen een deel van de gezochte woorden voorkomt.',
  'Whether the keys also work while the focus is elsewhere on the page. Members can turn such keys off (WCAG 2.1.4).':
    'Of de toetsen ook werken als de focus ergens anders op de bladzijde is. Leden kunnen zulke toetsen uitzetten (WCAG 2.1.4).',
  'Whether the label ends with "(niet verplicht)", so that a form marks the fields that may stay empty.':
    'Of achter het label “(niet verplicht)” staat. Zo ziet men welke velden leeg mogen blijven.',
  'Whether the link has a larger touch target above and below, for a link on a line of its own.':
    'Of er boven en onder de link meer ruimte is om te tikken, voor een link op een eigen regel.',
  'Whether the link is to another website. Such a link opens in a new tab, and has an icon that says so.':
    'Of de link naar een andere website gaat. Die opent in een nieuw tabblad, en heeft een icoon dat dat zegt.',
  'Whether the link leads back, such as to the list above the title of a page. It has an arrow.':
    'Of de link terug gaat, zoals naar de lijst boven de titel van een bladzijde. De link heeft dan een pijl.',
  'Whether the list is a part of a larger list. It then has a line only if it has pages, or not all searched words.':
    'Of de lijst een deel is van een grotere lijst. De regel staat er dan alleen als er meer bladzijden zijn, of als niet alle gezochte woorden voorkomen.',
  'Whether the list is loading.': 'Of de lijst nog laadt.',
  'Whether the meeting is cancelled. The row says so before its time.':
    'Of de vergadering is geannuleerd. Dat staat in de rij voor de tijd.',
  'Whether the meeting is over. Such a meeting is in a list with the year as its heading, so its date has no year.':
    'Of de vergadering voorbij is. Het jaar staat dan boven de lijst, en niet bij de datum.',
  'Whether the message is new to the user. It then has a dot.':
    'Of het bericht nieuw is voor de lezer. Er staat dan een stip bij.',
  'Whether the popover is at least as wide as the button that opens it.':
    'Of het vlak minstens zo breed is als de knop die het opent.',
  'Whether the rows are those of an earlier page or filter, which stay until the next rows have loaded.':
    'Of de rijen nog van een eerdere bladzijde of een eerder filter zijn. Ze blijven staan tot de nieuwe er zijn.',
  'Whether the rows stand under headings. The line above them is then as far from the first heading as headings are from rows.':
    'Of de rijen onder koppen staan. De regel erboven staat dan even ver van de eerste kop als een kop van zijn rijen.',
  'Whether the sheet is open. The parent keeps this state, so that every navigation can close the sheet.':
    'Of het menu open is. De ouder houdt dat bij, zodat het bij elke nieuwe bladzijde dichtgaat.',
  'Whether the summary is elsewhere, such as in the head of a panel.':
    'Of de samenvatting al ergens anders staat, zoals boven in een paneel.',
  'Whether the switch starts on, if the parent does not keep its state.':
    'Of de schakelaar in het begin aanstaat, als het onderdeel zelf zijn stand bijhoudt.',
  'Whether a phone shows the pages, for a document whose layout says much, such as an invoice. Otherwise it opens as text.':
    'Of een telefoon de bladzijden toont, bij een document waarvan de opmaak veel zegt, zoals een factuur. Anders opent het als tekst.',
};

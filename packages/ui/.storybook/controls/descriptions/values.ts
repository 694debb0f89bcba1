/** The Dutch descriptions of looks, names, numbers and addresses, by their English docstring. */
export const values: Readonly<Record<string, string>> = {
  'The URL of a picture of the first page.': 'Het adres van een plaatje van de eerste bladzijde.',
  'The URL of a picture of the first page. Without a URL a drawing of the file type is shown.':
    'Het adres van een plaatje van de eerste bladzijde. Zonder adres staat er een tekening van de soort bestand.',
  'The URL of the link. Without a URL the logo is not a link.':
    'Het adres van de link. Zonder adres is het logo geen link.',
  'The URL that calls the number.': 'Het adres dat het nummer belt.',
  'The amount in the main unit of the currency, such as euros, with its decimals.':
    "Het bedrag in hele munten, zoals euro's, met de cijfers achter de komma.",
  'The colour: `done` is green, `refused` red, `open` grey. With an icon there are also `new` (blue), `busy` (the colour of the brand) and `waiting` (orange). The word says the same.':
    'De kleur: `done` is groen, `refused` rood, `open` grijs. Met een icoon zijn er ook `new` (blauw), `busy` (de kleur van het merk) en `waiting` (oranje). Het woord zegt hetzelfde.',
  'The count, or undefined while it is unknown. The badge then reserves its space, so that nothing moves.':
    'Het aantal. Leeg zolang het niet bekend is: de plaats blijft dan vrij, zodat er niets verspringt.',
  'The currency as an ISO 4217 code. The default is the euro.':
    'De munt, als ISO 4217-code. Anders is het de euro.',
  'The earliest date that may be chosen, as an ISO date (inclusive). `max` is the latest date.':
    'De eerste dag die men mag kiezen, als ISO-datum. `max` is de laatste dag.',
  'The end time in milliseconds since the epoch, by the clock of the device.':
    'Het eind, in milliseconden sinds 1970, op de klok van het apparaat.',
  'The first page to show, starting at 1. A change has no effect after the document has opened.':
    'De bladzijde waarmee het document opent, vanaf 1. Een wijziging daarna doet niets.',
  'The first text to search for. The viewer opens at the first hit on or after `initialPage`. A change has no effect afterwards.':
    'De tekst waar het document op opent: bij de eerste treffer vanaf `initialPage`. Een wijziging daarna doet niets.',
  'The format. `short` is 2-1-2026, `long` is vrijdag 2 januari 2026, `time` is 2-1-2026, 9.12 uur.':
    'De vorm. `short` is 2-1-2026, `long` is vrijdag 2 januari 2026, `time` is 2-1-2026, 9.12 uur.',
  'The heading level of the title.': 'Het niveau van de kop.',
  'The id of the chosen option, or null while the filter is inactive. The id need not be one of the options.':
    'De `id` van de keuze, of `null` als het filter uitstaat. De keuze hoeft niet in de lijst te staan.',
  'The id of the group that the URL names. A phone shows it without the list and the other groups.':
    'De `id` van de groep in het adres. Op een telefoon staat die er alleen, zonder de lijst en de andere groepen.',
  'The id of the photo that is open in a Lightbox, or null. When the lightbox closes, the last opened photo gets the focus.':
    'De `id` van de foto die groot open is, of `null`. Na het sluiten gaat de focus naar die foto.',
  'The id of the shown photo, or null while the lightbox is closed.':
    'De `id` van de foto in beeld, of `null` als er geen open is.',
  'The key of the shortcut, which is shown while the field is empty.':
    'De sneltoets, die in het lege veld staat.',
  'The kind of chip: an active filter, or an item of a list, such as a chosen file.':
    'De soort: een filter dat aanstaat, of iets uit een lijst, zoals een gekozen bestand.',
  'The kind of files that the user adds. The default is any file.':
    'De soort bestanden die men toevoegt. Anders mag elk bestand.',
  'A block before the title, such as the day of a meeting. It stands beside the lines of the title.':
    'Een blok voor de titel, zoals de dag van een vergadering. Het staat naast de regels van de titel.',
  'The kind of the thing that the title names, with its reference or date: a line above the title.':
    'Wat voor iets de titel noemt, met nummer of datum: een regel boven de titel.',
  'The label for screen readers. Without a label, screen readers skip the icon.':
    'De naam voor een schermlezer. Zonder naam slaat die het icoon over.',
  'The look of the block. `soft` is for a past date.':
    'Hoe het blad eruitziet. `soft` is voor een dag die voorbij is.',
  'The look of the button. `bar` is as wide as a field and shows the shortcut, `compact` is an icon-only button for phones.':
    'Hoe de knop eruitziet. `bar` is zo breed als een veld en toont de sneltoets, `compact` is alleen een icoon, voor een telefoon.',
  'The look of the button. `link` looks like the surrounding links, for an action that is not a navigation.':
    'Hoe de knop eruitziet. `link` lijkt op de links eromheen, voor een actie die nergens heen gaat.',
  'The look of the card. `attention` is for a card that requires an action of the user.':
    'Hoe de kaart eruitziet. `attention` is voor een kaart waar de gebruiker iets mee moet doen.',
  "The look of the disc: on the brand's colour, or on a surface.":
    'Hoe de schijf eruitziet: op de kleur van de huisstijl, of op een vlak.',
  "The look of the field. `bar` is for a bar in the brand's colour.":
    'Hoe het veld eruitziet. `bar` is voor een balk in de kleur van de huisstijl.',
  'The look of the field. `chip` is for a filter above a list, with the label on the button.':
    'Hoe het veld eruitziet. `chip` is voor een filter boven een lijst, met het label op de knop.',
  'The look of the tag. `attention` is for texts for the board, `outline` is for a type, such as the type of a file. `warning` is for something to look at, and has an icon.':
    'Hoe het label eruitziet. `attention` is voor het bestuur, `outline` voor een soort, zoals van een bestand. `warning` vraagt om ernaar te kijken, en heeft een icoon.',
  'The maximum length of a description, in characters.':
    'De grootste lengte van een omschrijving, in tekens.',
  'The maximum length of a file name, in characters (inclusive).':
    'De grootste lengte van een bestandsnaam, in tekens.',
  'The maximum number of characters (inclusive). A longer text is not cut off, so that the user decides what to remove from a pasted text.':
    'Het grootste aantal tekens. Een langere tekst wordt niet afgekapt: de gebruiker kiest zelf wat weg kan.',
  'The maximum size of one file, in bytes (inclusive), or a function that returns it for a file.':
    'De grootste grootte van één bestand, in bytes, of een functie die haar voor een bestand geeft.',
  'The minimum number of visible lines. The field grows with its text.':
    'Het aantal regels dat minstens te zien is. Het veld groeit mee met de tekst.',
  'The minimum width of a column: 12, 18 or 26 times the text size.':
    'De kleinste breedte van een kolom: 12, 18 of 26 keer de grootte van de letter.',
  'The name of the banner among the regions of the page, for screen readers.':
    'De naam van de banner, voor een schermlezer.',
  'The name of the downloaded file, such as `herstelcodes.txt`.':
    'De naam van het bestand dat men downloadt, zoals `herstelcodes.txt`.',
  'The name of the form for screen readers, if a page has more than one form.':
    'De naam van het formulier voor een schermlezer, als er meer dan één op de bladzijde staat.',
  'The name of the list for its pagination. Use this if a page has more than one list.':
    'De naam van de lijst bij het bladeren. Gebruik dit als er meer dan één lijst op de bladzijde staat.',
  'The name of the list of groups, for screen readers.':
    'De naam van de lijst met groepen, voor een schermlezer.',
  'The name of the list of photos.': "De naam van de lijst met foto's.",
  'The name of the list, such as "Open actiepunten".': 'De naam van de lijst, zoals “Open actiepunten”.',
  'The name of the menu, for screen readers. The default is the name of the button.':
    'De naam van het menu, voor een schermlezer. Anders is het de naam van de knop.',
  'The name of the portal, such as "Mijn Waterpas".': 'De naam van het portaal, zoals “Mijn Waterpas”.',
  'The name of the running task, for screen readers.': 'De naam van de taak die loopt, voor een schermlezer.',
  'The name of the set of photos, which is part of the name of the dialog.':
    "De naam van de reeks foto's, die ook in de naam van het venster staat.",
  'The number of attempts to submit the form. After each failed attempt the focus moves to the errors.':
    'Hoe vaak men het formulier probeerde te versturen. Na elke mislukte keer gaat de focus naar de fouten.',
  'The number of attempts to submit the form. Each attempt moves the focus once, also if the errors arrive later.':
    'Hoe vaak men het formulier probeerde te versturen. Elke keer verplaatst de focus één keer, ook als de fouten later komen.',
  'The number of characters of the code. Further characters are ignored.':
    'Het aantal tekens van de code. Wat men meer typt, telt niet.',
  'The number of items that need an action.': 'Hoeveel er nog iets vraagt.',
  'The number of problems that need the user. If it grows, a collapsed panel opens.':
    'Het aantal problemen waar de gebruiker iets mee moet. Wordt het groter, dan opent een ingeklapt paneel.',
  'The number of the page that has the text, if the document has pages.':
    'Het nummer van de bladzijde met de tekst, als het document bladzijden heeft.',
  'The path of an icon of `@mdi/js`, which replaces the dot. The word then stands on a field of the colour.':
    'De tekening van een icoon uit `@mdi/js`, in plaats van de stip. Het woord staat dan op een vlak in de kleur.',
  'The path of an icon of `@mdi/js`.': 'De tekening van een icoon uit `@mdi/js`.',
  'The property that the filter uses, such as "Bedrag".': 'Waarop het filter kiest, zoals “Bedrag”.',
  'The property that the filter uses, such as "Jaar".': 'Waarop het filter kiest, zoals “Jaar”.',
  'The role. `alertdialog` is for a question that must be answered: a click outside the dialog does not close it.':
    'De rol. `alertdialog` is voor een vraag waarop men moet kiezen: een klik ernaast sluit het venster niet.',
  'The size of the word. `small` is for a column of a table, where the name of the row is the largest.':
    'De grootte van het woord. `small` is voor een kolom in een tabel, waar de naam van de rij het grootst is.',
  'The space between the elements. `large` has more space between the rows, for parts with headings.':
    'De ruimte ertussen. `large` heeft meer ruimte tussen de rijen, voor delen met een kop.',
  'The start of the meeting in local time, such as `2026-12-09T19:30:00`.':
    'Het begin van de vergadering in Nederlandse tijd, zoals `2026-12-09T19:30:00`.',
  'The total count of the entries. A count of 0 is not shown.':
    'Het aantal van alles samen. Een 0 staat er niet.',
  'The value at which the progress is complete. The default is 100, so that `value` is a percentage.':
    'De waarde waarbij het klaar is. Anders is dat 100, zodat `value` een percentage is.',
  '`danger` is for the browser warning, `warning` for impersonation and for an action of the user, `info` for a message of the provider.':
    '`danger` is voor de waarschuwing over de browser, `warning` voor meekijken en voor wat de gebruiker moet doen, `info` voor een bericht van de beheerder.',
  '`digits` shows the numeric keyboard of a phone. `characters` is for a recovery code.':
    '`digits` toont op een telefoon de cijfers. `characters` is voor een herstelcode.',
  '`drawer` is at the right side, over the full height. `wide` is for reading a page. `palette` is near the top, with its own close button, and only screen readers get its title. On a phone, these three fill the screen.':
    '`drawer` staat rechts, over de hele hoogte. `wide` is om te lezen. `palette` staat bovenaan, met een eigen sluitknop, en alleen een schermlezer krijgt de titel. Op een telefoon vullen deze drie het scherm.',
  '`ends` has short descriptions at the end of the line, also on a phone. `stacked` has each description below its term.':
    '`ends` zet korte omschrijvingen aan het eind van de regel, ook op een telefoon. `stacked` zet elke omschrijving onder haar term.',
  'The size of the photos. `small` has three photos on a line, for the photos of a message.':
    "Hoe groot de foto's zijn. `small` heeft drie foto's op een regel, voor de foto's bij een bericht.",
  'A quiet note beside the title, such as "6 gebeurtenissen, oudste eerst".':
    'Een rustige opmerking naast de titel, zoals “6 gebeurtenissen, oudste eerst”.',
  'The size of the title. `small` is for a narrow column, where the note follows the title.':
    'Hoe groot de titel is. `small` is voor een smalle kolom: de opmerking staat dan meteen achter de titel.',
};

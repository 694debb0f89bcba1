/** The Dutch descriptions of what a component shows, by their English docstring. */
export const content: Readonly<Record<string, string>> = {
  'A button beside the summary, such as "Alles annuleren".':
    'Een knop naast de samenvatting, zoals “Alles annuleren”.',
  'A button inside the field, after the input.': 'Een knop in het veld, achter de tekst.',
  'A button or link for the meeting, such as "In mijn kalender".':
    'Een knop of link bij de vergadering, zoals “In mijn kalender”.',
  'A date (`2026-01-02`) or timestamp (`2026-01-02T09:12:00Z`), as in the API.':
    'Een datum (`2026-01-02`) of een tijdstip (`2026-01-02T09:12:00Z`), zoals in de API.',
  'A date or timestamp, as in the API.': 'Een datum of een tijdstip, zoals in de API.',
  'A line below the box that tells the user where to find help.':
    'Een regel onder het kader die zegt waar u hulp vindt.',
  "A link or button at the end of the title's line.":
    'Een link of knop aan het eind van de regel van de titel.',
  'A link to the items.': 'Een link naar de lijst.',
  'A note about the document, above its pages.': 'Een opmerking over het document, boven de bladzijden.',
  'A sentence after the number that only screen readers get, such as the sort order.':
    'Een zin na het aantal die alleen een schermlezer krijgt, zoals de volgorde.',
  'A text about the content that will appear here, and about what the user can do.':
    'Wat hier komt te staan, en wat de gebruiker kan doen.',
  'A text about what was kept, and about what the user can do.':
    'Wat er bewaard is, en wat de gebruiker kan doen.',
  'An ISO date, such as `2026-06-10`. `null` or an empty text is no date. An invalid date is returned as typed: `31-2-2025` or `12-3-`.':
    'Een ISO-datum, zoals `2026-06-10`. `null` of een lege tekst is geen datum. Een datum die niet bestaat, blijft zoals getypt: `31-2-2025` of `12-3-`.',
  'Buttons or links below the text.': 'Knoppen of links onder de tekst.',
  'Content below the groups, such as a logout button.':
    'Wat onder de groepen staat, zoals een knop om uit te loggen.',
  'Filters that are beside the list on a larger screen. Here they are chips on a phone and in print only.':
    'Filters die op een groter scherm naast de lijst staan. Hier staan ze alleen op een telefoon en op papier.',
  'Links below the horizontal rule.': 'Links onder de lijn.',
  'More links and buttons in the toolbar, such as a link that opens the document in a new tab.':
    'Meer links en knoppen in de werkbalk, zoals een link die het document in een nieuw tabblad opent.',
  'One line that says how far the task is. It stays when the panel is collapsed. Screen readers read a change.':
    'Een regel die zegt hoe ver de taak is. Die blijft staan als het paneel is ingeklapt. Een schermlezer leest een wijziging voor.',
  'Plain text. An empty line separates paragraphs.': "Gewone tekst. Een lege regel scheidt alinea's.",
  'Terms are unique. If the description is empty, the list shows that nothing was filled in.':
    'Elke term komt één keer voor. Is de omschrijving leeg, dan staat er dat niets is ingevuld.',
  'The BrandLogo, with or without a link.': 'Het `BrandLogo`, met of zonder link.',
  'The alternative text: a description or the name of the picture.':
    'De tekst voor wie het plaatje niet ziet: een omschrijving, of de naam.',
  'The banners, above all other content. The banners stay in view while the page scrolls.':
    'De banners, boven al het andere. Ze blijven staan als de bladzijde schuift.',
  'The buttons at the end of the line. They are not on a phone.':
    'De knoppen aan het eind van de regel. Op een telefoon staan ze er niet.',
  'The buttons in a row below the fields, with the SubmitButton first.':
    'De knoppen onder de velden, met de `SubmitButton` als eerste.',
  'The checkbox that selects the items of the page.': 'Het vakje dat alles op de bladzijde kiest.',
  'The checkbox that selects the rows of the page.': 'Het vakje dat alle rijen op de bladzijde kiest.',
  'The columns of links at the right side.': 'De kolommen met links aan de rechterkant.',
  'The consequences of the action.': 'De gevolgen van de actie.',
  'The content below the title "Nog geen foto\'s" if there are no photos.':
    "Wat onder de titel “Nog geen foto's” staat als er geen foto's zijn.",
  'The content of the button, which shows the chosen entry.': 'Wat op de knop staat: de gekozen regel.',
  'The count with its meaning, for screen readers, such as "12 nieuw".':
    'Het aantal met zijn betekenis, voor een schermlezer, zoals “12 nieuw”.',
  'The error message of the whole form: what went wrong, what was kept, and what to do.':
    'De foutmelding van het hele formulier: wat er misging, wat er bewaard is, en wat de gebruiker kan doen.',
  'The error message, which says what is wrong and what to do. A field with an error message is invalid.':
    'De foutmelding: wat er mis is, en wat de gebruiker kan doen. Een veld met een foutmelding is ongeldig.',
  'The first part of the content. On a phone the facts are between it and the rest.':
    'Het begin van de inhoud. Op een telefoon staan de gegevens tussen het begin en de rest.',
  'The facts, in a narrow column beside the content. On a phone they are below it.':
    'De feiten, in een smalle kolom naast de inhoud. Op een telefoon staan ze eronder.',
  'The failed part, unless the heading above the error says so, such as "De documenten zijn niet geladen."':
    'Wat er misging, als de kop erboven dat niet zegt, zoals “De documenten zijn niet geladen.”',
  'The fields of the filter. They get their first values each time the form opens.':
    'De velden van het filter. Ze krijgen hun eerste waarde elke keer als het formulier opent.',
  'The filters: those of the bar above the list, which look different here.':
    'De filters van de balk boven de lijst. Ze zien er hier anders uit.',
  'The invalid fields, in the order of the form.':
    'De velden met een fout, in de volgorde van het formulier.',
  'The invalid fields, in the order of the form. Each field also shows its own error message.':
    'De velden met een fout, in de volgorde van het formulier. Elk veld toont ook zelf zijn fout.',
  'The list.': 'De lijst.',
  'The main content, such as the documents of a meeting. It is wide and comes first.':
    'De inhoud waar het om gaat, zoals de stukken van een vergadering. Die is breed en staat vooraan.',
  'The number of items on all pages, in words, such as "48 documenten". Undefined while the number is not known.':
    'Het aantal op alle bladzijden, in woorden, zoals “48 documenten”. Leeg zolang het niet bekend is.',
  'The number of new items and the action, such as "1 nieuw bericht: toon". Undefined without new items.':
    'Het aantal dat nieuw is en de actie, zoals “1 nieuw bericht: toon”. Leeg als er niets nieuw is.',
  'The number of photos, above the list. Screen readers read a change.':
    "Het aantal foto's, boven de lijst. Een schermlezer leest een wijziging voor.",
  'The page and its size, if the list has more than one page. The line then begins with "26–48 van".':
    'De bladzijde en haar grootte, als er meer dan één is. De regel begint dan met “26–48 van”.',
  'The page and the text in which a search matched.':
    'De bladzijde en de tekst waarin is gevonden wat iemand zocht.',
  'The postal address on one line.': 'Het postadres op één regel.',
  'The progress as text, such as "3 van 12". The default is a percentage.':
    'Hoe ver het is als tekst, zoals “3 van 12”. Anders staat er een percentage.',
  'The purpose of the document.': 'Waar het document voor is.',
  'The result of the filters, such as "12 documenten". Undefined while it is not known.':
    'Wat de filters opleveren, zoals “12 documenten”. Leeg zolang dat niet bekend is.',
  'The search text. It is printed above the list.': 'De gezochte tekst. Op papier staat die boven de lijst.',
  'The sheet that a phone opens with one button. On a phone only the active filters are chips then.':
    'Het venster dat op een telefoon met één knop opent. Dan staan daar alleen de gekozen filters los.',
  'The sort orders of the list.': 'De volgordes van de lijst.',
  'The state in one or two words.': 'De stand in één of twee woorden.',
  'The text after the figure, such as "Facturen wachten op uw controle".':
    'De tekst na het getal, zoals “Facturen wachten op uw controle”.',
  'The text in the code, such as a URL.': 'De tekst in de code, zoals een adres op internet.',
  'The text of the confirm button: a verb, such as "Uitloggen".':
    'De tekst op de knop die bevestigt: een werkwoord, zoals “Uitloggen”.',
  "The text of the page's only `h1`.": 'De tekst van de enige `h1` van de bladzijde.',
  'The text on a phone: words of the whole text.': 'De tekst op een telefoon: woorden uit de hele tekst.',
  'The text that screen readers read while the button is pending. The text on the button stays.':
    'Wat een schermlezer voorleest zolang de actie loopt. De tekst op de knop blijft staan.',
  'The times of publication and change, such as "vandaag, 9.12 uur".':
    'Wanneer het is geplaatst en gewijzigd, zoals “vandaag, 9.12 uur”.',
  'The title, which is also the name of the section for screen readers.':
    'De titel, die ook de naam van het deel is voor een schermlezer.',
  'The title, which names what is missing, such as "Nog geen documenten".':
    'De titel, die zegt wat er niet is, zoals “Nog geen documenten”.',
  'The whole text, which screen readers read on every screen.':
    'De hele tekst, die een schermlezer op elk scherm voorleest.',
  'The facts, such as a number and a group. Null and false are left out.':
    'De feiten, zoals een nummer en een groep. Wat leeg is, blijft weg.',
  'Tags before the facts, without a dot.': 'Labels voor de feiten, zonder punt.',
  'The button that sends the form.': 'De knop die het formulier verstuurt.',
  'What was kept of the form, such as "Concept bewaard om 14.03 uur".':
    'Wat er van het formulier bewaard is, zoals “Concept bewaard om 14.03 uur”.',
  'What is suggested, such as "Veelgenoemde plekken".':
    'Wat er voorgesteld wordt, zoals “Veelgenoemde plekken”.',
  'The suggestion that the field has now. Null if the field has another text.':
    'De tekst die nu in het veld staat. Leeg als er een andere tekst in staat.',
  'The steps in their order.': 'De stappen in hun volgorde.',
  'The number of the question that the field is. The label is then a heading, for a form of a few large questions.':
    'Het nummer van de vraag. Het label is dan een kop, voor een formulier van een paar grote vragen.',
  'The look of the field. `buttons` has no frame, and a button for the camera on a phone.':
    'Hoe het veld eruitziet. `buttons` heeft geen kader, en op een telefoon een knop voor de camera.',
  'The space between the columns.': 'De ruimte tussen de kolommen.',
};

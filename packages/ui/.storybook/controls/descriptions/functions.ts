/** The Dutch descriptions of functions, refs and what they work on, by their English docstring. */
export const functions: Readonly<Record<string, string>> = {
  'Applies the values of the fields. Returns false if they have an error, so that the form stays open.':
    'Past de ingevulde waarden toe. Geeft `false` terug bij een fout, zodat het formulier open blijft.',
  'Called each time that a page has been drawn, so that it can be seen.':
    'Wordt aangeroepen als een bladzijde is getekend en dus te zien is.',
  'Called for each rejected file. The field itself shows the reasons.':
    'Wordt aangeroepen voor elk geweigerd bestand. Het veld toont zelf de reden.',
  'Called on each change with a value in the same format as `value`. Save the value only if it is an ISO date.':
    'Wordt bij elke wijziging aangeroepen, met een waarde in de vorm van `value`. Sla die alleen op als het een ISO-datum is.',
  'Called to remove a completed or failed upload from the list.':
    'Wordt aangeroepen om een verstuurd of mislukt bestand uit de lijst te halen.',
  'Called to remove a photo. The parent cancels an upload that is still running.':
    'Wordt aangeroepen om een foto weg te halen. De ouder stopt het versturen als dat nog loopt.',
  'Called when a pointer or the focus is on the button. Load the script of the search here.':
    'Wordt aangeroepen als de muis of de focus op de knop is. Laad hier de code van het zoeken.',
  'Called when the form opens, to give the fields their first values.':
    'Wordt aangeroepen als het formulier opent, om de velden hun eerste waarde te geven.',
  'Called when the time of a toast is over, or when the user closes the toast or presses its action. The function must be stable.':
    'Wordt aangeroepen als de tijd van een toast om is, of als de gebruiker de toast sluit of op de actie drukt. Geef steeds dezelfde functie.',
  'Called when the user closes the panel. Without this function the panel cannot be closed, only collapsed.':
    'Wordt aangeroepen als de gebruiker het paneel sluit. Zonder deze functie kan het paneel alleen inklappen.',
  'Called when the user empties the field with Escape or the clear button.':
    'Wordt aangeroepen als de gebruiker het veld leegmaakt met Escape of de wisknop.',
  'Called when the user opens a photo. Without this function the photos cannot be opened.':
    "Wordt aangeroepen als de gebruiker een foto opent. Zonder deze functie gaan de foto's niet open.",
  'Called when the user presses Escape. The default is `onCancel`.':
    'Wordt aangeroepen bij Escape. Anders gebeurt `onCancel`.',
  'Called when the user presses the close button. Without this function the alert has no close button.':
    'Wordt aangeroepen bij de sluitknop. Zonder deze functie is er geen sluitknop.',
  'Called with the accepted files, or with the first one if `isMultiple` is false. Add them to the files that were chosen before.':
    'Krijgt de bestanden die mogen, of alleen het eerste als `isMultiple` uitstaat. Voeg ze toe aan wat al was gekozen.',
  'Called with the description of a photo. Without this function photos have no field for it.':
    "Krijgt de omschrijving van een foto. Zonder deze functie hebben foto's daar geen veld voor.",
  'Called with the id of another photo, or with null when the user closes the lightbox.':
    'Krijgt de `id` van een andere foto, of `null` als de gebruiker de grote foto sluit.',
  'Called with the id of the chosen association, if it is not the active association.':
    'Krijgt de `id` van de gekozen vereniging, als dat een andere is.',
  'Called with the text when the user presses Enter.': 'Krijgt de tekst als de gebruiker op Enter drukt.',
  'Clears all filters. Undefined while there are none.':
    'Haalt alle filters weg. Leeg als er geen filters zijn.',
  'Closes the sheet without a change of the list.': 'Sluit het venster, zonder de lijst te wijzigen.',
  'Loads the scripts of pdf.js and of the reader. An app that handles failed scripts passes its own function.':
    'Laadt de code van pdf.js en van de weergave. Een app die zelf mislukte code afhandelt, geeft een eigen functie.',
  'Renders rows: those of the page, and all rows in print.':
    'Tekent de rijen: die van de bladzijde, en op papier alle rijen.',
  'Returns the URL that downloads a photo. Without this function photos have no download button.':
    "Geeft het adres om een foto te downloaden. Zonder deze functie hebben foto's geen knop daarvoor.",
  'Returns the label of the button that removes a file. By default it says that the list loses the file.':
    'Geeft de naam van de knop die een bestand weghaalt. Anders zegt de knop dat het uit de lijst gaat.',
  'Returns the number of rows in words, such as "48 documenten".':
    'Geeft het aantal rijen in woorden, zoals “48 documenten”.',
  'Returns whether a file was chosen before. The field says so, and does not add the file again.':
    'Zegt of een bestand al was gekozen. Het veld meldt dat, en voegt het niet nog eens toe.',
  'Shows the list with the chosen filters.': 'Toont de lijst met de gekozen filters.',
  'The printing of all pages. Without it the list has no button for it.':
    'Het afdrukken van alle bladzijden. Zonder deze eigenschap is er geen knop voor.',
  'The ref of the heading. The portal focuses the heading after a navigation.':
    'De `ref` van de kop. Het portaal zet de focus daarop na het openen van een andere bladzijde.',
  'The ref of the text. The list focuses it after it has gone to another page.':
    'De `ref` van de tekst. De lijst zet de focus daarop na het bladeren.',
  "The state of the document's checkbox. Without this prop the row has no checkbox.":
    'De stand van het vakje van het document. Zonder deze eigenschap heeft de rij geen vakje.',
  'The typed text that is not yet a tag. Without this prop the field keeps the text itself.':
    'De getypte tekst die nog geen label is. Zonder deze eigenschap houdt het veld de tekst zelf bij.',
};

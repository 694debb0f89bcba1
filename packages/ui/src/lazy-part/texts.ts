export const texts = {
  title: 'Dit onderdeel is niet geladen',
  text: 'Wij proberen het vanzelf opnieuw zodra de verbinding terug is. Wat u typte, blijft staan.',
  renewed: 'Misschien is het portaal net vernieuwd. Laad dan de pagina opnieuw.',
  retry: 'Probeer opnieuw',
  reload: 'Laad de pagina opnieuw',
} as const;

export const texts = {
  title: "Foto's toevoegen",
  words: { one: 'foto', many: "foto's", the: 'de foto' },
  unsent: (count: number) =>
    count === 1
      ? 'Eén foto is niet verstuurd. Kies de foto opnieuw in het album.'
      : `${count} foto's zijn niet verstuurd. Kies ze opnieuw in het album.`,
} as const;

export const texts = {
  empty: "Nog geen foto's",
  photo: (number: number, count: number) => `Foto ${number} van ${count}`,
  described: (number: number, count: number, alt: string) => `Foto ${number} van ${count}: ${alt}`,
  broken: 'Deze foto kan niet worden getoond',
  loading: "De foto's worden geladen",
};

export const texts = {
  title: (count: number) => `Er zijn ${count} velden niet goed ingevuld`,
};

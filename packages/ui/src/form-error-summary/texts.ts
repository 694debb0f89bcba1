export const texts = {
  title: (count: number) =>
    count === 1 ? 'Er is 1 veld niet goed ingevuld' : `Er zijn ${count} velden niet goed ingevuld`,
};

const names = ['VvE De Kade', 'VvE Parkzicht', 'VvE Molenwiek', 'VvE Havenmeester'];

export const associationsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    code: String(1001 + index),
    name: names[index] ?? `VvE Singelgracht ${index + 1}`,
    title: index === 0 ? 'Kadestraat 1 t/m 99 te Rotterdam' : null,
    is_board: index === 0,
  }));

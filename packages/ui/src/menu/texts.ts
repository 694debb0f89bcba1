export const texts = { current: '(hier bent u)', group: 'Keuzes' };

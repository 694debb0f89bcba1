export const texts = { danger: 'Fout:', warning: 'Let op:', info: 'Informatie:', success: 'Gelukt:' };

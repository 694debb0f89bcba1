export const texts = {
  attendance: 'Presentielijst (PDF)',
  slips: 'Stembriefjes (PDF)',
  secretSlips: 'Geheime stembriefjes (PDF)',
} as const;

import type { UploadCount } from '../uploads/uploads-of-tabs.ts';

const stillSent = ({ words, count }: UploadCount): string =>
  count === 1 ? `wordt nog één ${words.one} verstuurd` : `worden nog ${count} ${words.many} verstuurd`;

export const texts = {
  draftsGo: (count: number) =>
    count === 1
      ? 'U hebt een concept dat u nog niet hebt opgeslagen. Het wordt verwijderd als u uitlogt.'
      : `U hebt ${count} concepten die u nog niet hebt opgeslagen. Ze worden verwijderd als u uitlogt.`,
  uploadsStop: (sent: UploadCount) => `Er ${stillSent(sent)}. Dat stopt als u uitlogt.`,
  uploadsStopElsewhere: (sent: UploadCount) =>
    `In een ander tabblad ${stillSent(sent)}. Dat stopt als u uitlogt.`,
} as const;

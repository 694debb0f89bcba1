import { excerptOf } from '../sections/excerpt.ts';

interface Message {
  id: string;
  subject: string;
  text: string;
  published_at: Date;
}

/** Returns a message as the overview shows it. */
export const itemOf = ({ id, subject, text, published_at }: Message) => ({
  id,
  title: subject,
  excerpt: excerptOf(text),
  picture_id: null,
  published_at,
});

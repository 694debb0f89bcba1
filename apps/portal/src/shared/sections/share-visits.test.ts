import { expect, it } from '@jest/globals';
import { onVisit, shareVisit } from './share-visits.ts';

const counts = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };

const messagesPass = () => new Promise((resolve) => setTimeout(resolve, 50));

it('a visit to a section is known in all tabs, until a tab stops to listen', async () => {
  const heard: string[] = [];
  const stop = onVisit(({ associationId, section }) => heard.push(`${associationId} ${section}`));
  const stopOther = onVisit(({ section }) => heard.push(section));
  shareVisit({ associationId: 'a', section: 'bulletin_board', counts });
  await messagesPass();
  expect(heard.toSorted()).toEqual(['a bulletin_board', 'bulletin_board']);
  stop();
  shareVisit({ associationId: 'a', section: 'news', counts });
  await messagesPass();
  expect(heard).toHaveLength(3);
  stopOther();
});

import { describe, expect, it } from '@jest/globals';
import { archiveOperations } from '../archive/archive.ts';
import { fillPath } from './wire.ts';

describe('the path of an operation', () => {
  it('is filled in with encoded parameters', () => {
    const params = { association_id: 'a/1', document_id: 'd 2' };
    expect(fillPath(archiveOperations.getDocument.path, params)).toBe(
      '/associations/a%2F1/archive/documents/d%202',
    );
  });
});

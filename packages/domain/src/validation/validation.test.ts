import { describe, expect, it } from '@jest/globals';
import { array, boolean, number, object, string } from 'yup';
import { documentForm, documentsQuery, updateDocumentBody } from '../archive/archive.contract.ts';
import { castVotesForm } from '../ballots/ballots.contract.ts';
import { authUser, loginBody } from '../auth/auth.contract.ts';
import { toJsonSchema, validate } from './validation.ts';

describe('a body', () => {
  it('returns all errors at once, by field', async () => {
    expect(await validate(loginBody, { email: 'geen adres', extra: 1 }, 'strict')).toEqual({
      ok: false,
      errors: {
        '': [{ code: 'unknown_field', params: { properties: 'extra' } }],
        email: [{ code: 'invalid_email' }],
        password: [{ code: 'required' }],
      },
    });
  });

  it('is validated strictly: a number in quotes is not a number', async () => {
    const validation = await validate(updateDocumentBody, { version: '1' }, 'strict');
    expect(validation).toEqual({ ok: false, errors: { version: [{ code: 'invalid' }] } });
  });

  it('returns the error of a tag with its index', async () => {
    const tags = ['goed', 'x'.repeat(41)];
    const validation = await validate(updateDocumentBody, { version: 1, tags }, 'strict');
    expect(validation).toEqual({
      ok: false,
      errors: { 'tags[1]': [{ code: 'too_long', params: { max: 40 } }] },
    });
  });

  it.each([
    ['null among the tags', { tags: [null, 'a'] }, { 'tags[0]': [{ code: 'required' }] }],
    ['a list among the tags', { tags: ['a', ['b']] }, { 'tags[1]': [{ code: 'invalid' }] }],
    ['an object for a text', { name: { trim: 1 } }, { name: [{ code: 'invalid' }] }],
    [
      'more tags than are validated one by one',
      { tags: Array(5000).fill(null) },
      { tags: [{ code: 'too_many', params: { max: 20 } }] },
    ],
  ])('with %s is refused without an exception', async (_, fields, errors) => {
    const validation = await validate(updateDocumentBody, { version: 1, ...fields }, 'strict');
    expect(validation).toEqual({ ok: false, errors });
  });

  it('with more faults than a form can have is refused without looking at all of them', async () => {
    const all = { apartment_id: '', choice: null, option: null, sealed: [] };
    const votes = Array.from({ length: 500 }, () => ({ ...all, replaces: Array(1000).fill(null) }));
    const validation = await validate(castVotesForm, { votes }, 'strict');
    expect(validation.ok).toBe(false);
    expect(validation.ok ? 0 : Object.keys(validation.errors).length).toBeLessThan(200);
    const named = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field_${at}`, 1]));
    const unknown = await validate(updateDocumentBody, named, 'strict');
    expect(JSON.stringify(unknown).length).toBeLessThan(5000);
  });

  it('returns the other errors besides a wrong type', async () => {
    const validation = await validate(updateDocumentBody, { version: '1', document_date: 'x' }, 'strict');
    expect(validation).toEqual({
      ok: false,
      errors: { version: [{ code: 'invalid' }], document_date: [{ code: 'invalid_day' }] },
    });
  });

  it.each(['2025-02-31', '31-2-2025', '12-3', ''])('does not accept %j as a date', async (document_date) => {
    const validation = await validate(updateDocumentBody, { version: 1, document_date }, 'strict');
    expect(validation).toMatchObject({ ok: false, errors: { document_date: expect.any(Array) } });
  });

  it('limits the name by the length of the extension', async () => {
    const document = {
      group_id: '0199a000-0000-7000-8000-000000000000',
      document_date: '2026-01-02',
      tags: [],
    };
    const nameOf = (length: number) => ({ ...document, name: 'x'.repeat(length) });
    expect((await validate(documentForm('docx'), nameOf(195), 'cast')).ok).toBe(true);
    expect(await validate(documentForm('docx'), nameOf(196), 'cast')).toEqual({
      ok: false,
      errors: { name: [{ code: 'too_long', params: { max: 195 } }] },
    });
  });

  it('does not accept a tag twice', async () => {
    const validation = await validate(updateDocumentBody, { version: 1, tags: ['a', 'A'] }, 'strict');
    expect(validation).toEqual({ ok: false, errors: { tags: [{ code: 'duplicate' }] } });
  });
});

describe('a query string', () => {
  it('is cast, with the defaults of every list', async () => {
    const validation = await validate(documentsQuery, { year: '2026', with_hidden: 'true' }, 'cast');
    expect(validation).toEqual({
      ok: true,
      value: { page: 1, per_page: 25, year: 2026, with_hidden: true, in_text: true },
    });
  });

  it.each([
    [{ sort: 'colour' }, { sort: [{ code: 'not_allowed' }] }],
    [{ colour: 'red' }, { '': [{ code: 'unknown_field', params: { properties: 'colour' } }] }],
    [{ per_page: '101' }, { per_page: [{ code: 'too_high', params: { max: 100 } }] }],
    [{ page: 'one' }, { page: [{ code: 'invalid' }] }],
    [{ page: ['1', '2'] }, { page: [{ code: 'invalid' }] }],
    [{ q: ['a', 'b'] }, { q: [{ code: 'invalid' }] }],
    [{ toString: '1' }, { '': [{ code: 'unknown_field', params: { properties: 'toString' } }] }],
    [
      { hasOwnProperty: '1', q: ['a'] },
      {
        '': [{ code: 'unknown_field', params: { properties: 'hasOwnProperty' } }],
        q: [{ code: 'invalid' }],
      },
    ],
    [JSON.parse('{"__proto__":1}'), { '': [{ code: 'unknown_field', params: { properties: '__proto__' } }] }],
  ])('%j is refused', async (query, errors) => {
    expect(await validate(documentsQuery, query, 'cast')).toEqual({ ok: false, errors });
  });
});

describe('a contract as JSON Schema', () => {
  it('has types, bounds, formats, enums and required fields', () => {
    const schema = object({
      id: string().uuid().required(),
      name: string().min(1).max(5).required(),
      note: string().defined().nullable(),
      count: number().integer().min(0),
      kind: string().oneOf(['a', 'b']).required(),
      tags: array(string().required()).max(3).required(),
      is_open: boolean().required(),
    });
    expect(toJsonSchema(schema)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'note', 'kind', 'tags', 'is_open'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string', minLength: 1, maxLength: 5 },
        note: { type: 'string', nullable: true },
        count: { type: 'integer', minimum: 0 },
        kind: { type: 'string', enum: ['a', 'b'] },
        tags: { type: 'array', maxItems: 3, items: { type: 'string' } },
        is_open: { type: 'boolean' },
      },
    });
  });

  it('does not allow fields that are missing in the contract of the user', () => {
    const { properties = {} } = toJsonSchema(authUser);
    expect(Object.keys(properties)).not.toContain('password_hash');
    expect(properties['associations']?.items?.additionalProperties).toBe(false);
  });
});

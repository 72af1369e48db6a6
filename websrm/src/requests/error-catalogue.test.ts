import { describe, expect, it } from 'vitest';
import { CATALOGUE, COMPANION_ID, findCatalogueError } from './error-catalogue.ts';

describe('the error catalogue', () => {
  it('holds every entry of the published list once', () => {
    expect(CATALOGUE).toHaveLength(178);
    expect(new Set(CATALOGUE.map((error) => error.id)).size).toBe(CATALOGUE.length);
  });

  it('gives each entry a well-formed id and return code, and at least one request', () => {
    for (const error of CATALOGUE) {
      expect(error.id).toMatch(/^JW00B999\d{3}E$/);
      expect(error.codRetour ?? 'none').toMatch(/^(00|[19][1-6]|none)$/);
      expect(error.requests.length).toBeGreaterThan(0);
    }
  });

  it('explains each entry in French and in English, within the 128 characters of a reply, never the same twice', () => {
    const words = CATALOGUE.flatMap((error) => [error.fr, error.en]);
    for (const text of words) expect(text).toMatch(/^[A-ZÀ-Ý][^]{15,126}\.$/);
    expect(new Set(words).size).toBe(words.length);
  });

  it('writes French with typographic apostrophes and an unbreakable space before the colon', () => {
    for (const { fr } of CATALOGUE) expect(fr).not.toMatch(/'|[^\u00a0\d]:|«[^\u00a0]|[^\u00a0]»| [;!?]/);
  });

  it('names the merchant field that fixes the errors that the certificate step may meet', () => {
    const fields = ['429', '430', '614', '437', '612', '615', '616', '470', '514'].map(
      (code) => findCatalogueError(`JW00B999${code}E`)?.merchantField,
    );
    expect(fields).toEqual([
      'authorization_code',
      'qst_number',
      'file_number',
      'time_zone',
      'file_number',
      'file_number',
      'qst_number',
      'qst_number',
      'authorization_code',
    ]);
  });

  it('offers a merchant field only for faults in what a person typed or in the time zone', () => {
    const mendable = CATALOGUE.filter((error) => error.merchantField !== undefined);
    expect(mendable.filter((error) => error.codRetour?.startsWith('9')).map((error) => error.id)).toEqual([
      'JW00B999437E',
    ]);
  });

  it('reads the requests, return code and companion of an entry', () => {
    expect(findCatalogueError('JW00B999061E')).toMatchObject({
      codRetour: '94',
      requests: ['certificats', 'utilisateur'],
      companion: true,
    });
    expect(findCatalogueError('JW00B999523E')).toMatchObject({
      codRetour: '96',
      requests: ['transaction'],
      companion: false,
    });
  });

  it('gives the companion entry no return code', () => {
    expect(CATALOGUE.filter((error) => error.codRetour === null).map((error) => error.id)).toEqual([COMPANION_ID]);
  });

  it('finds an id whatever its letter case, and nothing for an unknown one', () => {
    expect(findCatalogueError('jw00b999429e')?.id).toBe('JW00B999429E');
    expect(findCatalogueError('JW00B999998E')).toBeNull();
    expect(findCatalogueError('')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findMissingValues, findUnknownPlaceholder, type PlaceholderValues } from './placeholder.ts';

const values: PlaceholderValues = {
  merchant: 'Bistro {firstName}',
  firstName: 'Élise',
  fileNumber: '',
  supportPhone: '418 555-0100',
  supportEmail: 'soutien@comptoir.test',
  portal: 'https://comptoir.test',
};

describe('the placeholders of a message', () => {
  it('are filled with their values once, however they are spaced', () => {
    expect(fillPlaceholders('{firstName} · { merchant } · {merchant}', values)).toBe(
      'Élise · Bistro {firstName} · Bistro {firstName}',
    );
    expect(fillPlaceholders('Dossier {fileNumber}.', values)).toBe('Dossier .');
  });

  it('are known, or named as they were written', () => {
    expect(findUnknownPlaceholder('{merchant} {portal}')).toBeNull();
    expect(findUnknownPlaceholder('{merchant} {prénom} {x}')).toBe('prénom');
    expect(findUnknownPlaceholder('{Merchant}')).toBe('Merchant');
    expect(findUnknownPlaceholder('{}')).toBe('');
    expect(findUnknownPlaceholder('{toString}')).toBe('toString');
  });

  it('need both braces on one line', () => {
    for (const text of ['{merchant', 'merchant}', '{\nx}', '} {']) {
      expect(findUnknownPlaceholder(text)).toBeNull();
      expect(fillPlaceholders(text, values)).toBe(text);
    }
  });

  it('that a merchant has no value for are named, each once', () => {
    expect(findMissingValues(['{fileNumber}', '{fileNumber} {merchant}'], values)).toEqual(['fileNumber']);
    expect(findMissingValues(['{merchant}'], values)).toEqual([]);
  });
});

import type { ThirdPartyDeclaration } from '@comptoir/websrm/requests/third-party-declaration';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../cli/describe-failure.ts';
import { readDeclaration, type TypedDeclaration } from './read-declaration.ts';

const QST = '1234567890TQ0001';
const seller = { name: 'Hot-dogs du port', qstNumber: QST, address: '12, rue du Port, Québec, g1k 3z4' };
const whole: TypedDeclaration = { seller, goods: 'Hot-dogs' };
const read = (typed: TypedDeclaration, existing: ThirdPartyDeclaration | null = null) =>
  readDeclaration(typed, { existing, today: '2026-01-15' });

function refusal(typed: TypedDeclaration): string {
  try {
    read(typed);
  } catch (error) {
    return describeFailure(error, { language: 'fr', dataDir: '' }).replaceAll('\u00A0', ' ');
  }
  return 'taken';
}

describe('a declaration that is typed', () => {
  it('keeps the half of a door, which a declaration takes', () => {
    const at = (address: string) => read({ ...whole, seller: { ...seller, address } }).AD;
    expect(at('12½, rue du Port, Québec, G1K 3Z4')).toBe('12 1/2, rue du Port, Québec');
    expect(at('12 1/2, rue du Port, Québec, G1K 3Z4')).toBe('12 1/2, rue du Port, Québec');
  });

  it.each([
    ['418 555-0123, poste 12', '12'],
    ['1-418-555-0123 #12', '12'],
    ['+1418 555 0123 (poste 12)', '12'],
    ['418–555–0123', ''],
  ])('takes the telephone number %s, with its extension', (phone, PO) => {
    expect(read({ ...whole, phone })).toMatchObject({ TE: '4185550123', PO });
    expect(read({ ...whole, phone, extension: '9' }).PO).toBe('9');
  });

  it('says what is wrong with a telephone number', () => {
    expect(refusal({ ...whole, phone: '000 555-0123' })).toMatch(/aucun numéro n’a l’indicatif régional/);
    expect(refusal({ ...whole, phone: 'demain' })).toMatch(/^--phone attend un numéro de dix chiffres, avec le poste/);
  });

  it('does not write another number than was typed', () => {
    expect(refusal({ ...whole, goods: 'Bières 10²' })).toMatch(/« Bières 10² » tel quel.*« Bières 10 2 »/);
  });

  it('takes effect the day it was concluded, today, unless something else is said', () => {
    expect(read(whole)).toMatchObject({ RA: '1', DC: '2026-01-15', DV: '2026-01-15', DE: '' });
    expect(read({ ...whole, agreed: '2026-01-10' })).toMatchObject({ DC: '2026-01-10', DV: '2026-01-10' });
    expect(read({ ...whole, from: '2026-02-01' })).toMatchObject({ DC: '2026-01-15', DV: '2026-02-01' });
  });

  it('ends a contract that was declared elsewhere when all of it is said', () => {
    const ended = read({ seller, reason: 'fin', until: '2026-12-31' });
    expect(ended).toMatchObject({ RA: '3', TQ: QST, DC: '', DV: '', DE: '2026-12-31', BS: '' });
  });

  it('may name another address of a third party that was declared before, and keeps the rest', () => {
    const previous = read({ ...whole, phone: '418 555-0123' });
    const address = '14, rue du Port, Québec, G1K 3Z4';
    expect(read({ seller: { ...seller, address }, reason: 'change' }, previous)).toMatchObject({
      AD: '14, rue du Port, Québec',
      TE: '4185550123',
      BS: 'Hot-dogs',
    });
  });

  it('names times of day once and in their order, in either language', () => {
    expect(read({ ...whole, times: 'Night, jour,night' }).MO).toBe('1-3');
  });

  it.each<[TypedDeclaration, string]>([
    [{ ...whole, seller: { qstNumber: QST } }, 'demande son nom'],
    [
      { ...whole, seller: { ...seller, address: `12, ${'x'.repeat(128)}, ${'x'.repeat(128)}, G1K 3Z4` } },
      'demande son nom',
    ],
    [{ seller: { qstNumber: QST }, reason: 'fin', until: '2026-12-31' }, 'demande son nom'],
    [{ seller }, 'Dites ce que vend'],
    [{ ...whole, reason: 'encore' }, '--reason attend nouveau, modification ou fin'],
    [{ ...whole, reason: 'fin' }, 'Dites quand le contrat prend fin'],
    [{ ...whole, times: 'midi' }, '--times attend jour, soir ou nuit'],
    [{ ...whole, phone: '555-0123' }, '--phone attend dix chiffres'],
    [{ ...whole, extension: 'a' }, '--extension attend de un à six chiffres'],
    [{ ...whole, neq: '12' }, '--neq attend dix chiffres'],
    [{ ...whole, agreed: 'hier', from: '2026-02-01' }, '--agreed attend un jour'],
    [{ ...whole, from: '2026-02-30' }, '--from attend un jour'],
    [{ ...whole, until: 'demain' }, '--until attend un jour'],
    [{ ...whole, until: '2026-01-14' }, 'avant d’entrer en vigueur'],
    [{ ...whole, often: 'x'.repeat(251) }, '--often attend au plus 250 caractères'],
    [{ ...whole, goods: 'x'.repeat(251) }, '--goods attend au plus 250 caractères'],
  ])('is refused: %o', (typed, sentence) => {
    expect(refusal(typed)).toContain(sentence);
  });
});

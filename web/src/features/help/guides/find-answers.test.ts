import { expect, it } from 'vitest';
import { FAQ_GROUPS, type FaqId } from './faq-items.ts';
import { faqEn } from './faq.en.ts';
import { faqFr } from './faq.fr.ts';
import { findAnswers } from './find-answers.ts';

const ALL: readonly FaqId[] = Object.values(FAQ_GROUPS).flat();

const french = (id: FaqId): string => Object.values(faqFr.items[id]).join(' ');
const found = (typed: string): FaqId[] => findAnswers(typed, french).flatMap(({ ids }) => [...ids]);

it('finds everything when nothing is typed', () => {
  expect(found('  ')).toEqual(ALL);
});

it.each([
  ['PROBLEME DE COMMUNICATION', 'communication-problem'],
  ['iles madeleine', 'time-zone'],
  ['429', 'error-429'],
  ['Employé ajouter', 'employees'],
  ['l’imprimante', 'printer'],
  ["l'imprimante", 'printer'],
])('finds %j without regard to accents, case and order', (typed, id) => {
  expect(found(typed)).toContain(id);
});

it('wants every word', () => {
  expect(found('certificat licorne')).toEqual([]);
});

it('leaves out subjects without an answer', () => {
  expect(findAnswers('er0001', french).map(({ group }) => group)).toEqual(['certificate']);
});

it('puts every question under one subject', () => {
  expect([...ALL].sort()).toEqual(Object.keys(faqEn.items).sort());
});

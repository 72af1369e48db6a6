import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTracked, takeCensus } from './census.mjs';
import { listCircles } from './list-circles.mjs';
import { root } from './tracked-files.ts';

type Bounds = Readonly<Record<string, { readonly most: number; readonly aim: number }>>;

const bounds = JSON.parse(readFileSync(path.join(root, 'scripts', 'census.json'), 'utf8')) as Bounds;

describe('what the project holds itself to', () => {
  const figures = takeCensus(readTracked(root));

  it('has a bound and an aim for each figure', () => {
    expect(Object.keys(bounds)).toEqual(Object.keys(figures));
    for (const { most, aim } of Object.values(bounds)) expect(most).toBeGreaterThanOrEqual(aim);
  });

  it.each(Object.keys(bounds))('does not grow: %s', (name) => {
    expect(figures[name]?.count).toBeLessThanOrEqual(bounds[name]?.most ?? 0);
  });
});

describe('a census', () => {
  const count = (name: string, text: string, figure: string) => takeCensus([{ name, text }])[figure]?.count;

  it.each([
    ['api/src/a.ts', 2],
    ['web/build/a.mjs', 2],
    ['domain/src/rates.json', 2],
    ['api/src/a.test.ts', 0],
    ['api/test/a.ts', 0],
    ['web/src/a.fr.ts', 0],
    ['docs/a.md', 0],
  ])('counts sources, and data that they could move into: %s', (name, lines) => {
    expect(count(name, 'a\nb\n', 'lines of sources')).toBe(lines);
  });

  it.each([
    ['** What it is. ', 1],
    ['**\n * Whether it is.\n ', 1],
    ['** Reads what it is. ', 0],
    [' What it is ', 0],
  ])('finds descriptions that begin with a question: %j', (comment, questions) => {
    expect(count('api/src/a.ts', `/${comment}*/`, 'descriptions that begin with a question')).toBe(questions);
  });

  it('says where', () => {
    const figure = takeCensus([
      { name: 'api/src/a.ts', text: ['', '', '/*', '* Who calls. */'].join('\n').replace('\n*', '*') },
    ]);
    expect(figure['descriptions that begin with a question']?.places).toEqual(['api/src/a.ts:3']);
  });
});

describe('rooms in a circle', () => {
  const room = (name: string, ...imports: string[]) => ({
    name: `api/src/features/${name}/a.ts`,
    text: imports.map((specifier) => `import { a } from '${specifier}';`).join('\n'),
  });

  it('are found however far round it goes', () => {
    const sources = [
      room('base/mail', '../audit/a.ts'),
      room('base/audit', '../sessions/a.ts'),
      room('base/sessions', '../mail/a.ts'),
      room('base/jobs', '../mail/a.ts'),
      room('money/cards', '../../base/mail/a.ts', './b.ts'),
    ];
    expect(listCircles(sources)).toEqual([
      ['base/audit', 'base/mail', 'base/sessions'].map((name) => `api/src/features/${name}`),
    ]);
  });

  it('are found among the rooms of one feature', () => {
    const sources = [
      room('sales/bills/take', '../lanes/a.ts'),
      room('sales/bills/lanes', '../take/b.ts'),
      room('sales/bills', './take/a.ts'),
    ];
    expect(listCircles(sources)).toEqual([
      ['sales/bills/lanes', 'sales/bills/take'].map((name) => `api/src/features/${name}`),
    ]);
  });

  it('are found across a package by its name', () => {
    const rule = (name: string, specifier: string) => ({
      name: `domain/src/${name}/a.ts`,
      text: `from '${specifier}'`,
    });
    const circle = listCircles([rule('base/log', '@comptoir/domain/base/audit/a'), rule('base/audit', '../log/a.ts')]);
    expect(circle).toEqual([['domain/src/base/audit', 'domain/src/base/log']]);
  });
});
